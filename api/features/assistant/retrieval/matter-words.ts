/** What words and pairs of words weigh: made of the questions in testing/ and the guide by the test beside it, with -u. */
export const matterWords = `
5.8: today
5.7: which bank
5.5: write a
5.3: arsenal
5.1: go win, me write
5: abeg who
4.8: girlfriend, league, rain, season, what time
4.7: arsenal and, bag of, budget, eagles, fast, licence, my girlfriend, super, super eagles, time is, useless, visa
4.6: bvn, chelsea, collateral, dollar to, egusi, egusi soup, joke, league this, mumu, of rice, on saturday, tecno, the best, this season, una, which phone, who won, you are
4.4: a good, a resignation, and chelsea, asdfghjkl, battery, eagles march, is jamb, litres, love, march yesterday, naira today, nice, odds, passport, python, renew, renew my
4.4: resignation, resignation letter, show working, sole x, this weekend, useless app, waec, win the, without collateral, x, x #
4.2: a joke, afcon, best savings, better than, bible, bible verse, by road, chatgpt, chelsea march, cut off, election, for today, give salary, goat, hot, infinix, it rain
4.2: jollof rice, litre, lol, malaria, message, my iphone, nollywood, of birth, of una, per litre, premier, premier league, rain in, recommend, recommend a, safe, since morning
4.2: stake, stake #, student visa, the arsenal, this week, today black, tomorrow, tonight, u, uk student, verse, waec result, word
4: # battery, # odds, access bank, and cowrywise, and show, answer me, application, application letter, apply for, arsenal or, aso, aso ebi, assignment, atm, babe, baby is, batch
4: batch b, be mumu, between piggyvest, born, bot, calling, chat, cheap, checker, cough, cowrywise, cv, dangote refinery, drivers licence, drop #, ebi, essay, fall, far is
4: find the, fine girl, fire, fix, french, from now, get sense, give better, governor, governor of, hard, human, i apply, i budget, i invest, i stake, in unilag, interest for
4: invest, is dangote, is dollar, jamb #, laugh, letter for, letter to, love me, many bags, many litres, many weeks, mark, mark for, my baby, my generator, names, night what
4: nollywood move, now now, now on, odds for, ode, off mark, old and, olodo, or city, pack, palm oil, phone number, piggyvest and, pin, please help, poem, portal, post, prayer
4: print, python code, renewal, result checker, reverse, rice for, rise, robot, savings app, sense, she is, shut up, suggest, than you, the cut, the super, to renew, toast, turning
4: under #, verse for, wey interest, white, who be, who even, will win, win afcon, write an, write me, yesterday, you and, you be, you help
3.9: abeg which
3.8: how to
3.7: bag, bank dey, jamb
3.6: # add, # budget, # litres, # oranges, # pages, # registration, # show, # without, # word, a bible, a birthday, a cv, a land, a nollywood, a poem, a short, a sin, a string
3.6: a toyota, a useless, a visa, a wedding, about igbo, abu, account number, ajo everybody, always dey, am back, an application, and call, and redmi, anytime, anytime i, app i
3.6: at ikoyi, ate, atm card, bad about, banana, bank can, battery dey, being or, better interest, better pass, between arsenal, between infinix, birth is, birthday message
3.6: blablabla, block my, boss for, bot who, bottom, budget it, buy if, calling me, camon, camon #, can give, capital of, causes, causes of, caution for, channel go, charging
3.6: chatgpt is, cheap ankara, chinedu, chinedu okafor, civil war, code to, collect and, complain, complain to, computer dey, cook egusi, cook ofada, council tax, davido, days now
3.6: delete you, deposit now, dey answer, dey cough, dey drain, dey drop, do wrong, documents do, don close, dose, drain, drain fast, dream, drink, drug, dstv, duty on, earner loan
3.6: ehn, eid, essay on, even spell, everybody that, fall apart, feel, fight from, fire you, fit buy, fit give, for cac, for malaria, for medicine, fuck, fuck you, fuel price
3.6: funds, generator is, girl for, girlfriend of, give small, go pack, go show, god will, going through, good for, good time, grandmother, grow my, gtbank, hard times, has used
3.6: hiring now, his account, hot and, hp, human being, i bet, i block, i complain, i renew, i rest, i slap, i studied, i treat, i wait, i watch, ibadan tomorow, if a, iftar, igbo
3.6: igbo people, in python, infinix hot, ingredients, ingredients for, inlaw, interest no, international passport, invest #, is abuja, is best, is calling, is drivers, is eid
3.6: is good, is iftar, is maghrib, is turning, is your, it safe, jss, jss #, just one, kano today, lagos to, landlord wants, last night, last nite, last person, late grandmother
3.6: latest, latest news, leave am, loan app, loan without, maghrib, maghrib in, mainland, malt, marry me, masters in, me see, medicine, medicine in, message for, meter, mode
3.6: months old, morocco, mother inlaw, move should, much he, much to, must answer, my babe, my birthday, my bvn, my date, my drivers, my egusi, my passport, my tecno, na computer
3.6: name is, names for, near, near me, nepa token, never pay, news, nigerian civil, no too, nonsense, not charging, now #, nysc batch, o for, ode you, of everybody, of funds
3.6: of garri, ofada, oga never, okafor, on mtn, onions, or morocco, oranges, oranges for, our ajo, our side, pages, paint of, particulars, password, pay better, people let
3.6: phone numbers, pimples, poem about, pos machine, pray, pray for, prepaid, prepaid meter, president, price today, public, public holiday, quick, ramadan, recruiting
3.6: redeployment, redmi, refinery hiring, registration closing, repeat, rest my, reverse a, rice na, rise this, rubbish, safe to, say something, season arsenal, seize, seize my
3.6: sense at, sharp, sharp sharp, ship, shirt, short, side how, sim, simple, simple interest, sin, sin to, since yesterday, slap, slap you, slow, slow and, small interest
3.6: something bad, sound, spark, spell, stamp, string, studied, sure odds, sweet, system, take toast, talk to, talk true, teach me, tecno camon, tecno spark, th how, the causes
3.6: the governor, the latest, the portal, the premier, the president, the restaurant, the word, thief, thieves, things fall, third mainland, this morning, this night
3.6: this nonsense, through hard, thunder, thunder fire, time to, tinubu, to camp, to french, to lekki, to reverse, to wrong, toast one, today in, today with, token, tomorow
3.6: tomorow i, trader bought, translate, translate good, treat, treat malaria, tuesday, turning #, una for, us ate, used this, vehicle particulars, visa fee, wait, wants #
3.6: watch tonight, wey use, where should, which channel, which loan, who store, who will, who win, who wrote, whoever built, win premier, with opay, with small, with their
3.6: word essay, wrong on, wrote things, you a, you love, you marry, you must, you now, you sef, your app, zxcv
3.5: far, god, since last, who go
3.3: # people, a bag, are you, birthday, iphone, iphone #, jollof, palm, phone is, rice, road
3.2: best, win
3.1: aaaaaaa, ac, accident, acquisition, address, ade, adebayo, adeyemi, aepb, agbada, air, airtel, airtime, alajo, allah, amac, amet, anyhow, approval, approve, arm, arrested
3.1: asake, asdf, asr, asun, asuu, australia, backwards, bajaj, banned, beach, beginner, bello, biology, birth, bite, blisters, blockchain, blow, blue, boi, boil, bola, bootcamp
3.1: border, bought #, bracket, broke, burkina, burn, burnt, bust, cache, caesarean, calcium, camp, canada's, cant, captured, carpet, carton, cartons, cashew, cast, champions
3.1: chance, cheapest, chidinma, chocolate, chopping, chromebook, clearance, clears, clocking, clothing, coding, collector, combination, communion, compact, concrete, conductor
3.1: container, corset, cotonou, coughing, cousins, crate, create, creche, crunchy, cups, current, dating, davido's, debited, debt, designs, discipline, disgrace, disgracing
3.1: distance, divide, dog, dolor, draining, drains, dreamt, driver's, dropping, drops, dry, eating, electric, elitebook, emails, emeka, emperor, endurance, engineering, engineers
3.1: ephemeral, evict, ewu, ex, expired, expo, export, fair, fake, fare, faso, favourite, fever, film, finance, finishes, flood, fly, folake, followers, foolish, footballer, forty
3.1: fraudster, fresh, fried, frsc, ft, funny, g, gambia, gapping, gari, gluconate, gm, gmail, gotv, graduates, grammy, grandson, groundnut, guo, guys, h, hacked, hahaha, hamstring
3.1: hang, hanging, harmattan, hate, hell, hfhfhf, hhhhh, history, hjdksl, hnd, homework, honest, i stop, ideas, immigration, indomie, inec, insha, insure, intervention, ipsum
3.1: itel, jjjj, jjjjjjj, judge, kenya, kg, kingdom, kpakpakpa, kva, leaf, license, link, load, lololol, lonart, lorem, loudly, luth, mad, maggi, majesty, mechanical, meiosis, meow
3.1: messi, microbiology, midwifery, mikano, mind, minister, mistakenly, mitosis, mmmm, moi, moon, mouth, mpc, mpr, mr, mrs, musa, music, nafdac, name for, natural, needs
3.1: neighbour's, netflix, nikkah, nomination, obudu, of cement, oily, oloshi, omonile, op, opening, opinion, osimhen, outboard, outline, output, override, owambe, owes, pain
3.1: palmpay, paracetamol, parade, pastor's, patience, patient, pcn, pending, permanent, person's, phcn, photosynthesis, pick, picked, picking, picture, places, player, playing
3.1: pls which, pm, polite, politician, position, potassium, prayerful, pretend, prices, profile, prompt, pulling, pvc, pwned, quit, qwer, qwerty, rabbit, ranch, react, reading
3.1: recruitment, reducing, remedy, remind, renewed, replied, requirements, richest, ring, river, rivers, roleplay, ronaldo, root, rot, rules, sabon, sallah, salty, samaru, samsung
3.1: sanitation, sauce, saw, scarcity, scatter, screen, sentence, sermon, session, shedding, shirts, signage, sing, smarter, smell, smoke, sms, snapchat, snores, snoring, soccer
3.1: somewhere, son's, sort, spurs, square, squared, ss, stage, stain, stamping, stopping, strawberry, stream, street, strike, stupid, style, submission, sue, suitable, surge
3.1: survey, suya, swear, talks, tamper, temperature, the meaning, tire, tokunbo, toothache, trademark, trainees, transformer, trcn, trek, tubers, tunde, twenty, units, update
3.1: updated, urgently, useeffect, verify, voters, w, waiting, walima, washing, wear, weather, weighing, weight, where can, wicked, wizkid, woman's, words, yamaha, yard, yards
3.1: yeeeee, yellow, yoruba, you're, zaria, zobo
3: soup, won the
2.9: access, and has, are a, c, c of, correct it, exam, for fixed, grow, how far, is now, loan wey, march on, marry, me should, of o, pass for, punish, refinery, register my, shut
2.9: third, to register, want #, watch, wig, will you
2.8: better, can you, is better, to naira
2.7: app, your
2.6: # at, always, answer, bags, bet, card, date of, drivers, go do, in kano, meaning of, now and, numbers, registration, will it
2.5: # should, a very, abuja to, and now, another one, apapa, at night, bet ja, body, buy a, by mistake, call me, caution, cheat, compound, council, data for, engine, entitled
2.5: entitled to, farming, for just, from kaduna, get more, gives the, go buy, go for, goats, has not, hiring, how should, i entitled, i negotiate, ignore, industrial sewing
2.5: international, inverter, is bitcoin, is nysc, is one, ja, leave her, me loan, me one, my school, my turn, nite, number of, or should, paint, party jollof, per term, pls help
2.5: reach my, register a, salary since, shell, show me, so it, stop, surcharge, sure, that has, the capital, the phone, they offered, to make, total pls, toyota, toyota corolla
2.5: use this, vat, vs, war, wey go, what salary, when e, whoever, with n, without it, yam #, you
2.4: who is
2.3: # times, ankara, dey play, drop, for our, help me, holiday, i correct, is wrong, lace, loan of, much for, my boss, negotiate, night, notice, now i, offered me, on sunday, opay
2.3: permit, piggyvest, rest, restaurant, term, what documents, you no
2.2: baby, how can, i cook, starting, sunday, tell me, to buy
2.1: how i
2: # bedroom, # change, # corolla, # day, # development, # feeding, # he, # health, # small, # yesterday, a bakery, a danfo, a phone, a real, a salon, a second, abeg help, abeg how
2: abeg my, abeg when, abuja from, add everything, admin, africa, after losing, agbero, ajo, am for, am wrong, amala, among, an exam, and fifty, and gele, and get, and i'm
2: and just, and lace, and ptad, and tell, and where, and who, and win, ankara and, apartment in, app is, appointment, are #, area, at cac, at month, at surulere, babies, back or
2: bag and, bank how, bank i, bank say, banks, bedroom, before my, berger, big brother, borrow, boss, bride, bride price, brother lives, business on, cake on, call am, can they
2: car in, carry go, catering business, cattle, charge of, cheat me, cheating, check for, chemist, chin, chin chin, city, close, code, come dey, coming, coming out, company income
2: company that, contracts, couple, court, cream, crypto or, customer care, customs, cut how, daughter is, day is, days how, days of, delete, dem get, dey cheat, discount
2: dollars in, don collect, don die, don finish, don reach, don start, double, e give, e pay, earn in, egg, enter how, epe what, error, esusu, everybody dey, everyday for
2: everywhere, expensive, explain, facebook, federal government, fees is, fiancee, fifty, fifty thousand, find, finish how, flat #, for ikoyi, for land, for nigerians, for three
2: for uniben, for us, format, from abuja, from camp, from teaching, game, garri #, gele, give am, given me, giving me, going, government wan, graduate, graduate trainee, guests
2: has a, has paid, have on, he earns, he is, hide, his salary, hr offered, hundred and, i become, i check, i join, i marry, i pass, i recover, i sent, i sleep, if it's, ilorin
2: in ibeju, in ilorin, in manchester, in our, independence, industrial, insurance and, interest rate, is each, is he, is his, is how, is too, it legal, joor, just a, just do
2: just waka, kaduna and, kaduna with, know if, lagos now, laptop for, lastma, leave me, leg, lekki phase, let's, lines, loan the, lokoja, make dem, make e, make the, many times
2: march my, march this, market say, masters, me be, me say, members pay, month or, months wetin, morning how, mosque, much now, much remain, mum she, my bus, my call, my child
2: my fiancee, my hair, my machine, my manager, my nysc, my second, my stall, my tenancy, my wig, naira on, name at, nearest, nelfund, nepa, nepa bill, never get, nigeria or
2: nin how, not been, now they, now wetin, now with, number how, nursing, nysc allawee, of fuel, offered, office i, ogbomoso, on and, on their, one get, open for, or dem, others
2: out n, oya, passing, people come, people i, people with, person get, person i, petrol, phase, phase #, pikin dey, plan cost, plenty how, poor, poor people, pos person
2: programmed, put for, raising, refuse to, release, result, returns late, rsa after, salary in, say government, seen, send #, send it, settlement, settlement for, sewing machines
2: share #, share it, she has, shoot, shop permit, shouting, siblings, sir, sleep, somebody with, song, split, spoil, sports, stall, start a, status, table, take collect, take to
2: tank, tax refund, tax work, teaching service, team, the exchange, the freezer, the fuel, the market, the nearest, the next, the nigerian, the normal, the palm, the second
2: the wage, them at, they accept, this calculator, thousand naira, three term, times, times #, times a, to am, to and, to come, to kaduna, to leave, to negotiate, to port, to see
2: to start, top for, trainee, travel, travelling, us salary, us the, uses, usually, vat on, vendors, vex, waka, wan increase, we go, weekend, well, what day, what was, when will
2: where is, wholesale, why was, wife just, will accept, will make, within #, women, works, write am, wrong, wrong how, wrote, yam, you get, your own, zamfara
1.9: even, i fit, number, write
1.8: agreement, between, documents, hold, in jos, land in, make i, me my, meaning, one person, party, price, tell, unilag, very, who
1.7: # since, black market, bus, cac, calculator, channel, closing, daughter, e reach, everybody, fight, fit do, for bodija, for somebody, from lagos, garri, go take, gree, i open
1.7: it or, it will, it with, legal, letter, long does, maths, me what, my guy, my neighbour, my pikin, neighbour, no gree, one day, or na, pass, pls my, sef, sewing machine
1.7: this #, turn, vehicle, what did, when does
1.6: # #, abeg, b, bad, big, black, can't, check, check my, dey take, generator, going to, how do, ikoyi, machine, my phone, phone, plan, play, pls what, saturday, store, talk
1.6: this app, whatsapp, who do
1.5: # back, # bags, # when, # year, a domiciliary, a lagos, a laptop, a supermarket, abi na, about it, accra, add it, ajah, alhaji, anambra, and what's, annual returns, as you
1.5: award, balance, before and, boyfriend, business dey, business i, business loan, but e, calabar, call, calls, cashier, change the, chemist shop, chops and, coin, collect am
1.5: coming in, danfo, delete my, delivery #, dem call, deposit, dey talk, did they, equal, fixed, fixed deposit, for canada, for december, for dollar, for lagos, for which
1.5: foundation, free from, go get, go make, go use, guangzhou, gym, hair #, hair and, he gets, he has, her #, hour, hours, i delete, i find, i plan, i report, i see, i wan
1.5: in computer, in wuse, is going, is transport, it's #, later, lga, like that, list all, loan is, long should, machines, maiduguri, make a, market women, maternity
1.5: maternity leave, me check, meeting, members, moniepoint, my catfish, my data, my friend, my keke, my leg, my son, my tenant, na who, name no, national, nigerians, off for
1.5: oil and, on how, on monday, one be, one with, open, open a, out the, poultry farm, real estate, recover, refused, refused to, roadside, salary at, second one, send my, showing
1.5: sit, son, space, sportybet, steps, steps to, surulere i, the army, the cbn, there is, they told, to canada, to open, traffic, two people, uniben, unit, university is, us tax
1.5: wallet, wan pay, way, we be, weeks what, what can, which documents, which one, while, who i, why do, wife she, withdrawal, within, without, won, workmanship, years at
1.4: # total, # years, accept, bank gives, being, birds, catering, catfish, charged, computer, cook, customer, finish, fit, fuel na, guy, help, how long, i carry, i send, it a
1.4: it in, levy, list, me the, move, much i, need for, on me, real, running, small business, tenancy, tenancy agreement, to abuja, to bring, too much, transfer, wants, water
1.4: wedding
1.3: apply, buy, correct, dey give, has, kaduna, long, name, show, wetin i
1.2: # one, # pikin, a loan, a staff, a tenancy, add the, all of, and can, and delivery, and do, and got, and one, apply to, b #, better for, block, braiding, built, buy bitcoin
1.2: buy for, can my, can't pay, car loan, catch, cbn, cloth, company at, dat, dentist, dev, development, development levy, dey hold, dey open, did the, die, doing, draw, during
1.2: duty, e get, exchange rate, fee and, first one, for bank, for ibadan, for ikeja, for shop, for someone, for surulere, for that, freezer, friend, from ibadan, front
1.2: generator for, ghana, give my, go still, government dey, hair business, has been, has the, have my, health, hmo, how many, i buy, i can't, i fill, i'm the, if e, in kaduna
1.2: in texas, in which, industry, is for, it correct, it now, it too, join the, jos, last week, list of, loan to, local, local government, lottery, machine for, manage, manchester
1.2: many, market fund, me a, me at, money market, month but, month end, mutual, mutual fund, my colleague, my daughter, my nin, my wedding, naira and, name with, no pay, no sabi
1.2: normal, note, nysc, on both, on his, on n, one before, one dey, one is, one na, play for, please what, plenty, price of, proof of, read, remaining, sabi, safety, salary does
1.2: salary earners, say make, sewing, she, she dey, shop for, small shop, solar, somebody that, spread, stays, stays in, students, take get, texas, the balance, the cost
1.2: the difference, the form, the price, to check, to go, to send, train, training, transport to, truck, wan, we dey, week and, wetin dey, wey remain, what percentage, when did
1.2: worth it
1.1: # everyday, and how, e be, eat, from china, girl, give, kano, loan, morning, mtn, my small, naija, now, room, said, sole, start, the th, use it, we are, where
1: care, form, give me, i give, i need, i want, instagram, next, see, since, used, weeks
0.9: abeokuta, abolished, accesories, accounting, acquired, acres, addition, additional, administration, advantage, advertising, affect, agent's, agents, agriculture, airdrops
0.9: ajegunle, alawee, album, allowable, alone, amend, amputated, analyst, angel, angola, anoda, anyone, anywhere, apo, appeal, apple, applied, apprentice, approves, ariaria
0.9: arranged, article, assessed, association, assumed, attach, attached, attendant, audit, avoid, away, baba, backend, baking, bale, bales, banner, batteries, bayelsa, bc, beans
0.9: begged, behind, berlin, betting, beverage, bigger, bird, blade, blame, blank, blind, blocks, blogger, bodija, boko, bolt's, borno, borrowed, bounced, braid, braids, brand
0.9: brands, break, brewery, bribes, broda, broilers, builders, bungalows, burglary, bybit, cable, campus, cannot, canopy, capped, carburetors, carried, carrying, cause, cctv, cell
0.9: ceremony, certain, certificate, chai, chairs, chalk, challenge, changes, channels, chef, chemistry, chickens, child, child's, chips, choir, choose, christmas, church's
0.9: citizens, cleaning, clinic's, clippers, coaching, cocoa, cod, cold, college, combine, commencement, completely, compulsory, computed, computers, computing, concession
0.9: confirmation, conhess, consequences, constable, consult, consultant's, containers, content, contest, contractors, conversion, cook's, cooker, cooking, copper, could, counting
0.9: country, covering, crates, crazy, crime, crowdfunding, cutting, dad's, dates, dealer, dealership, debts, decide, decides, declaration, declaring, delay, deliveries, demand
0.9: dental, depend, depends, designed, detergent, determined, dia, differently, diplomat, disagree, dismissal, dispose, distribution, disturbing, dodge, domestic, domiciliary
0.9: downsized, dowry, drawings, drilling, driving, drove, duties, earnings, eatery, editors, edo, ehen, eight, electrodes, embroidery, employees, entering, entry, etc, euro
0.9: europe, everyone, evrytin, exams, exclusively, executive, exempted, exercise, exit, expats, expectation, expertnaire, extension, eye, fabric, faithfully, families, farmland
0.9: fb, fear, feeds, feeling, fertiliser, fetch, fighting, firewood, firm's, fleet, flex, flu, flyers, fmcg, follow, football, force, fridge, fridges, fries, fringe, fully
0.9: further, gates, gig, girl's, giveaway, glasses, golden, gombe, gospel, gotten, gowns, gp, grandfather, group, guess, hadin, hairdressing, hall, handled, handouts, handshake
0.9: haram, hardly, harvest, haulage, hauling, headmistress, heavily, heavy, helper's, hidden, hiding, highlander, highlife, him, himself, hires, hit, hod, hope, hospitals
0.9: household, housekeeping, housewives, hse, hubby, hubby's, hustler, hyphen, identification, ife, ijebu, illegal, importation, imported, inbox, including, indian, inflation
0.9: inherit, inspect, inspector, install, instalments, instrument, interviewing, invested, investment, investments, invoices, involved, ioc, ireland, isnt, italy, items, itself
0.9: jail, jewelry, jiji, jobless, jtb, juju, junior, kai, kantin, katangowa, katangua, keyboard, killing, known, kogi, kwara, kwari, labourers, lady, lance, landed, landlord's
0.9: language, las, lashes, lateness, layout, lead, leader, leadway, learn, lebanese, lend, lending, lent, liable, libya, lies, line, loans, look, lowest, luno, mai, maker, makoko
0.9: management, march, marina, marked, marketer, marketing, master, matches, matron, max, mc, md, meals, means, media, men, mend, mgr, mid, millions, mined, mistakes, mobile
0.9: moment, mostly, mother's, mua, musician, nails, native, nau, naval, nd, newscaster, newspaper, nft, nhia, nhs, nights, non, nor, notebook, nurtw, obajana, objection, obtain
0.9: oda, offerings, offers, offline, ogba, oh, ojota, older, onboard, operate, operator, operators, oshodi, osogbo, ourselves, outsourced, outsourcing, oven, overpay, owerri
0.9: owned, packaging, pad, page, pap, parallel, parlour, partnership, passengers, payer, payout, payouts, pensioners, period, petty, photo, physiotherapist, pieces, pikin, planned
0.9: plant, plantain, plastics, platform, plots, pocketed, podcast, polio, ponds, pop, popsy, premiums, presumptive, probation, proceeds, produce, professional, programme, project
0.9: promised, provides, pupils, purely, purposes, puts, qa, qualify, quarry, quarter, radiographer, ran, rating, reaches, reads, reagents, reality, rear, reduces, redundant
0.9: refunds, refuse, regional, registrar, reinvest, reinvested, relationship, relaxer, released, relocate, rely, remittance, rep, repaired, repay, repaying, repayment, report
0.9: reporter, responsible, retiree, retirees, rewire, rolls, roommate, roustabout, royalty, sail, salaried, salesboys, sambisa, sand, saving, schools, scientist, scrapped, scripts
0.9: scrubs, seasonal, sec, section, seller, seplat, served, servers, sets, several, sews, shd, sheets, shifts, shoemaker, shooter, shooters, shop's, shot, sick, sickle, sienna
0.9: signed, signing, similar, singer, sits, sitting, skip, skit, slice, smart, snail, snepco, soakaway, social, sofa, solicitor, solo, someone's, sometimes, sori, sources, south
0.9: speaking, spirit, spoiled, spoiling, spouse, spray, spraying, stanbic, stands, state's, stationery, staying, stems, steward, stipend, stopped, stops, storey, stories, stress
0.9: stuff, stylist, submitting, sukuk, sums, suppliers, supply, survivor, suv, swallow, swapping, tailors, takings, talking, tanker, taxes, telco, telling, template, terminated
0.9: tex, textile, themselves, thesame, they'd, they're, thousand, threshold, throw, tickets, tippers, tithes, toll, touches, tournaments, traders, transaction, transcription
0.9: translater, trip, truth, turkey, tutorial, tutorials, twitter, uber, uber's, unawares, undergraduate, unilorin, unn, unregistered, unsubscribe, useful, ushers, utility, uyo
0.9: va, vacation, vaccine, vaccines, ventures, vet, vice, videos, viewing, voice, vulcanizer, wahala, wasn't, watching, ways, wears, web, websites, wed, wheelchair, whenever
0.9: wholly, whose, winner, wipe, wise, withdrawing, withdrew, won't, wood, worldwide, worry, wounded, writes, written, wrk, wrongful, wuse, yaba, yes
0.8: abi, apart, cement, clearing, he, oil, pls, police, second, things, ticket
0.7: bread, bungalow, camera, club, corolla, fill, good, gtb, hair, highest, hire, import, lie, main, making, onitsha, papa, ptad, states, told, type, which
0.6: bank, capital, change, charge, china, don, e, everyday, her, ikeja, need, nin, send, something, student, surulere, too, uk, want, working
0.5: become, brother, chops, colleague, did, difference, epe, exchange, farmers, fund, giving, his, instead, keeps, let, london, makes, market, mile, monday, network, people
0.5: person, pharmacy, register, someone, supermarket, than, time, tips, university, weekly, why, years
0.4: adding, adsense, advice, affiliate, age, ahead, airbnb, airdrop, akure, albums, alerts, allow, approved, arepo, artisan, asks, asset, assume, automatically, avoidance, awards
0.4: bake, barb, became, bike, billed, bit, bitcoin, bonds, bonuses, boots, box, bq, brackets, bricklayer, btc, burial, businesses, cake, calculating, calculations, canadian
0.4: cancelled, carry, case, chair, chamber, cheaper, chemical, clerk, clipper, commot, companies, company's, competition, confirm, confused, considered, corpers, corporal
0.4: corporate, corps, countries, coupon, cousin, credited, cut, damages, dec, declared, delta, dependent, depreciation, desk, diaspora, disabled, dollar, drinks, dropped, earner
0.4: elder, electrician, electricity, employs, enjoy, enterprise, equally, equivalent, ethereum, euros, evidence, exemption, exist, expat, expatriate, false, father's, fathers
0.4: feeding, field, fines, fingerlings, fisherman, five, foreigner, freelancers, friday, friends, frozen, gate, gl, go, google, handle, having, hawk, hawkers, headmaster, helper
0.4: homes, honorarium, housewife, hundred, ibtc, ignored, importer, include, increasing, indrive, information, installments, internship, investor, joint, kinds, kitchen, kobo
0.4: kubwa, landlord, landlords, lapo, lay, least, leaves, leaving, leeds, lekki, letting, levies, liability, libel, little, lives, loaders, loaf, looks, lorry, low, ltd, mama
0.4: mararaba, marriage, maybe, member, membership, midway, military, million, miss, mission, mixer, motherless, mould, moves, moving, mtnn, narration, navy, nba, neither, nine
0.4: notes, npfl, nrs, nursery, october, officer's, ogbete, overcharged, overseas, owns, oyo, paddy, panels, park, parsonage, payments, payoff, payslips, pensioner, percentage
0.4: percentages, personally, persons, planning, polytechnic, prints, prizes, process, profits, promo, properly, proves, push, questions, quiz, radio, raffle, recharge, record
0.4: reduced, relative, resume, retrenchment, rich, riders, rooms, rotation, rule, sango, say, scared, seedlings, separately, sept, sergeant, she's, shift, shoots, shortlet, skits
0.4: snacks, source, special, sprayed, step, stubborn, taxation, tech, teller, ten, terrible, thank, thats, their, there's, think, though, tiles, toronto, treatment, treaty
0.4: tuition, twice, uncle's, undergraduates, unemployed, uni, up, valid, van, vanished, victoria, village, waiters, wardrobe, wash, wasted, waybill, website, went, whatever, whom
0.4: winnings, woman, wont, writer, xmas, zakat
0.3: apartment, army, been, can, church, cover, dangote, earners, get, gets, gift, lagos, leave, lump, naira, please, scholarship, sent, share, should, take, thing, tomatoes
0.3: treasury
0.2: abuja, agency, anybody, are, bill, buying, by, centre, clear, developer, fee, filed, girls, given, i've, interest, land, laptop, lose, maize, mistake, port, poultry, reach
0.2: receipt, returns, roof, savings, sew, stock, touch, trader, when
0.1: acct, actual, american, architect, arrears, assistants, attachment, attachments, barber, benin, biscuit, bottling, called, captain, chargeable, co, commercial, commissions
0.1: compared, consultancy, contributed, dash, digit, digits, directly, dispatch, do, donate, donation, donations, editing, effect, either, employ, ended, equipment, expects
0.1: fabrics, favour, files, finished, fiverr, frontend, gained, gbagada, germany, gold, happened, hostel, how, husband's, i'll, ibadan, ibafo, ibeju, ig, inheritance, injury
0.1: interview, iron, japa, junction, lab, labourer, laundry, layers, longer, lost, lying, maintenance, meal, meant, month's, most, nasarawa, negotiating, ngx, none, nyanya, nylon
0.1: officers, operation, our, outside, partners, past, percent, perfumes, pita, plumbing, point, poly, pond, portion, posted, pounds, press, prize, proof, punishment, question
0.1: raised, receive, reduction, relocation, remitting, replace, replaced, research, residence, resigned, resuming, revenue, rewards, rig, rounded, runs, sack, salesgirl, saloon
0.1: seed, senior, separate, serving, setting, shared, shey, shipping, sign, single, site, soldier, stand, starlink, statement, subscription, subtract, surgery, telecoms, theirs
0.1: they'll, tomato, tools, trips, true, ui, upfront, vi, vouchers, welding, wey, whether, withdraw, worth, youth
0: boutique, crypto, fertilizer, nigerian, old, pos, side, small, to
-0.1: back, business, canada, delivery, dey, enter, food, government, harcourt, im, increase, it's, last, losing, make, me, mean, mum, o, of, oga, okada, or, payment, pepper
-0.1: secondary, three, wetin
-0.2: ads, advance, advert, agbara, agree, allowee, answers, at, bakery, benue, bills, binance, blog, book, branch, bridal, buyer, cancel, cap, claims, collect, cooks, dad, dashed
-0.2: days, dependants, directors, disability, done, duplex, earning, education, electronics, empty, entered, event, ever, feb, fg, fine, fintech, furniture, gone, grade, gwarinpa
-0.2: held, hired, incomes, independent, inherited, it, judgement, kebbi, keke, kids, like, matter, medical, micro, microfinance, missed, needed, ngo, nnewi, nurses, offices, one
-0.2: ordinary, orphanage, p, pastor, plumber, pocket, principal, privately, product, promoted, proper, property, pure, raise, redundancy, refund, remain, remitted, repairing
-0.2: retrenched, roughly, round, royalties, save, saying, sch, serve, settle, smaller, soldiers, somebody, staking, straight, strictly, studio, tailoring, taxing, teachers, thru
-0.2: tiktok, trading, transfers, trouble, trust, tv, twelve, understand, unpaid, usd, use, using, video, we, weddings, wife, wife's, with
-0.3: account, ask, asking, come, father, for, happen, is, kindly, light, man, manager, married, never, not, plus, salaries, some, teaching, th, this
-0.4: accessories, ago, alaba, alert, annuity, annum, apprentices, articles, artist, asked, assurance, average, belong, boy, build, cakes, caretaker, charity, chicks, chop, closed
-0.4: contributions, date, doesn't, effective, eggs, employer's, employment, evasion, evening, events, excess, feed, fgn, finally, firs, fuel, general, german, gifts, grant, heard
-0.4: high, husband, i, individuals, invoice, its, joined, just, know, lecture, lining, logistics, months, mother, nanny, offering, on, out, oyinbo, parties, pencom, perfume, perks
-0.4: pharmacist, place, power, printing, promotion, prove, refuses, registering, returned, right, set, shoe, shoes, shows, sister, support, teach, technician, telecom, tenant
-0.4: through, tyres, uniform, until, welder, what's, withhold, zenith
-0.5: #, a, agent, before, but, changed, civil, cleaner, cost, customers, first, online, owner, service, us, week, what
-0.6: about, abt, accounts, add, allawee, am, and, applies, balogun, benefits, bought, building, camry, carpenter, cash, casual, collecting, contribution, data, deal, didn't
-0.6: director, engineer, enough, flour, forget, haven't, hazard, head, hear, hr, if, ikorodu, in, kind, l, lecturer, locum, middle, nurse, object, ones, opened, ota, practitioner
-0.6: primary, pro, proprietor, rate, rental, rented, retiring, rider, sending, shares, spare, starts, treated, upkeep, wages, wats, workshop, writing
-0.7: aba, aboki, accommodation, accountant, allowed, asaba, begin, bring, calculated, cars, caterer, coins, daily, dis, doctor, down, each, earns, employee, estate, farm, figure
-0.7: flat, flats, foodstuff, found, four, gives, graphics, guard, hairdresser, hotel, houses, houston, hustle, kept, lived, mine, motor, my, n, na, nigeria, off, okrika, overpaid
-0.7: package, passed, passes, pound, reliefs, relocated, retire, sacked, sells, stay, stocks, supplier, tailor, that, the, thrift, tractor, under, uniforms, virtual, warri, will
-0.7: zero
-0.8: adds, around, because, belongs, concern, deliver, dem, different, dollars, drive, dubai, dues, else, expense, fashion, final, fish, freelancer, from, fry, graphic, half, hand
-0.8: higher, internet, late, lesson, lessons, makeup, maximum, more, much, papers, payoneer, photographer, photography, rents, resumed, retired, shop, shops, so, sorry, state, sum
-0.8: supervisor, suppose, top, trade, was, widow, wigs
-0.9: again, against, all, an, another, brought, chambers, clothes, collected, contractor, contribute, credit, dont, editor, enters, former, gen, included, inside, kiosk, legally
-0.9: lirs, lunch, nko, no, payroll, performance, practice, receptionist, remit, remote, ride, rsa, salon, school, slip, those, transport, two, uncle, usdt, voluntary, warehouse
-1: # all, # in, # into, # month, # or, a freelance, a self, a small, after buying, all through, am to, america, and fuel, and pay, and software, at a, band, be, be removed
-1: be taxed, below #, both, boys, build the, but my, cassava and, charges, chop #, company paid, convert, days for, dey cut, dey drive, dey tax, dividend from, do pos, does it
-1: does that, drive bolt, employers, enter my, enugu, figures, file anything, for aba, from how, from june, full, go be, go happen, gtco, happen if, happens if, happens to
-1: have nin, hello, here i, house my, husband died, i bought, i can, i don, in canada, in this, it from, it goes, it true, jan, january till, join, june i, keep, lagos island
-1: leave allowance, light and, limited company, madam dey, me after, me for, me to, money, month is, month salary, month the, monthly plus, much can, much will, my children's
-1: my dom, my father, my job, my monthly, no tax, of may, office, on data, on my, one company, or anything, overtime, paid in, pay n, paye every, paye should, pfa pays, ph
-1: please how, policy, premium last, products, provisions shop, receipts, repairs and, return by, salary for, september, six, so no, still dey, still file, tax before, tax or
-1: tax pls, tax was, that taxed, that's, the paye, the profit, then i, there tax, they already, they bought, they take, thread, two of, under this, union, use the, week i
-1: wetin remain, what remains, when i, with an, year before, year on, year's, yet
-1.1: # after, # per, # shop, # withholding, a tax, above, add my, already deducts, also pay, and rent, annual gross, anything, at once, canteen, car, cement shares, children's
-1.1: company dey, consultant, consulting, contributory, cra, day, day #, day for, dem dey, dey bring, dey comot, dey for, died, diesel and, does, does tax, dom, dom account
-1.1: earned #, employer pays, every week, federal, file tax, for losing, for myself, good afternoon, hi, home every, i came, i declare, i started, income before, income tax
-1.1: is about, is removed, level, living, lost my, lower, made a, materials, me off, moved back, mowe ogun, my aged, my salon, my two, new company, no file, off and, ogun state
-1.1: old law, other work, pay more, paye for, paying my, pension what, premium on, quarters, really, remains, remove the, retirement, salary was, scheme, school teacher
-1.1: security man, sends me, shares for, software, still pay, suppose dey, suppose pay, taking, tax at, tax na, tax that, the #, the company, the full, then they, these, to a
-1.1: to pension, turnover, was paid, what gross, work i
-1.2: # house, # my, # premium, a wife, actually, afternoon, akara, all i, all the, allowances, also sell, and everything, and the, are they, assistant, bands, bought for, brings #
-1.2: client, compute my, counted, death gratuity, december i, do they, does this, driver, everything, everything i, family, farmer, fees, for children, for it, forgot to, from the
-1.2: gave, got a, i no, i remove, i took, if i, in #, in april, in january, in march, in mowe, in my, in ogun, insurance, is asking, is money, is taxed, is that, ladipo, looking
-1.2: me an, money for, month of, month plus, much more, my ppa, never register, not taxed, nurse in, of my, of n, only income, or is, out of, owe, own a, paid by, part time
-1.2: pension i, pfa, profit in, profit of, remove pension, removes, rent can, so i, sold a, student i, tax again, tax dem, tax the, tenants pay, the goods, the job, the penalty
-1.2: them, through my, tithe, week all, weekends, what rate, with my, year in, year they
-1.3: # percent, a loss, aged, all expenses, an official, and my, annual tax, bond, bring #, came back, company gave, company pays, compute, contract staff, day and, deducting
-1.3: design, does not, evening i, expenses how, for good, for month, gain na, go dey, goes to, gratuity, had no, have, house help, i changed, i drive, i got, i only, i own
-1.3: if they, in february, in june, in the, income this, island, it at, job i, keeping, labour, make about, me go, monthly after, more tax, mortgage, mowe but, my expenses, my old
-1.3: my only, my sales, myself, new, of the, of them, offer, offshore, on rent, on the, only, only #, pay for, personal tax, ppa, profit this, received, records, remotely for
-1.3: sell the, st, startup, submit, tax free, teacher, the agent, there, they will, to reduce, took #, us company, wage, were, wetin go, will be, will tax, with the, year the
-1.3: year what's, youtube
-1.4: # gain, # gross, # transport, # yearly, a flat, a job, a plot, a tailor, a teacher, account every, already removed, also do, also have, and a, and paid, another #, aside
-1.4: august, below, by myself, by what, cassava, claim, clean, come off, cooperative, counts, deadline for, death, declare, dem suppose, exactly, flats in, for not, free of
-1.4: gain on, gains, gateman, get any, good evening, hospital, i earned, i supposed, in all, in may, in naira, is free, is interest, job, job and, job in, lawyer, level #, like #
-1.4: limit, limited, me every, month as, month in, monthly no, months late, much paye, my account, my boys, my life, my parents, net, no deductions, no expenses, no income, nobody
-1.4: nothing is, of june, ok and, on everything, one estate, or the, paper, pay house, pay in, penalty, penalty if, pension contribution, pension no, per, personal, profit a
-1.4: profit every, remove tax, removed from, rent na, sell my, sell provisions, selling, sends, still need, teach in, that one, the minimum, the total, till, to build, total
-1.4: us pay, value, what date, whats, which tax, will nigeria, work how, work in, would
-1.5: # dem, # out, # the, a dollar, added, am i, and pension, and repairs, and we, and work, annual, assessment, barbing, be removing, before that, benefit, bought a, can a
-1.5: company is, d, dangote cement, day to, does a, don't, each of, earn, earn #, february, file a, filing, fine if, flat in, gas, gave me, got, i moved, i stay, i'm, it reduce
-1.5: left, left for, me #, me n, mechanic, my rent, nothing, of office, officer, ogun, owe for, own, own life, pay is, paying tax, pays my, pension of, pension reform, profit from
-1.5: put, reform act, remove from, rent and, rent i, rent out, salary of, sale, school and, security, self employed, shop is, spend #, takes #, tax dey, tax every, tax how, tax in
-1.5: tax my, tax now, tax people, the one, the only, the state, they deduct, to may, transport #, which state, which year, will i, work remotely, worker, year na, year with
-1.6: allowance, and tax, deductible, deducts paye, end, foreign, got my, i earn, i have, i rent, i to, id i, income how, madam, month my, month they, must, naira to, on it, parts
-1.6: pay the, profit monthly, profit na, remotely, return on, salary, sales, servicing, tax it, that money, the deadline, they be, to be, was on, year #
-1.7: # interest, # life, # no, # rent, a return, amount, as tax, back from, books, civil servant, clients, collects, company in, contract, day i, december, designer, drugs
-1.7: each one, earns #, freelance, have never, house in, i had, i made, i was, in school, laid, last date, me in, ministry, month do, month on, my annual, my gross, na only, nhis
-1.7: nothing else, of tax, official car, on that, own house, pay my, pension every, pension from, put #, rates, salary and, self, servant, severance, so what, staff, state but
-1.7: the car, the rent, to june, upwork, wife and, will the, withholding tax, year from
-1.8: a house, a new, a salary, as compensation, bolt, brings, calculate, clinic, comes, consolidated, consolidated relief, corper, days a, deduction, dey pay, due, employed
-1.8: every day, extra, factory, firm, first job, for year, gain, get tax, go pay, goes, gross salary, happens, housing, i am, i dont, i forgot, i teach, is deducted, lagos which
-1.8: month i, monthly what, my first, my hand, new job, on time, on top, once, parents, paye be, pays #, pension how, pension or, personal income, profit for, reform, register for
-1.8: registered, removed, return for, salary every, state do, still, submit my, supposed, supposed to, tax do, tax go, tenants, the end, the old, the pension, the tax, there a
-1.8: to pay, what happens, wht, worked, year please
-1.9: # every, # salary, after, already, and transport, any other, any relief, be my, be paying, children, children and, deadline, dividends, earned, every year, for one, forgot
-1.9: gives me, go tax, gross is, i put, is there, jobs, just got, less, life, money i, monthly i, my employer, my family, my gain, my personal, my take, over, part of, pay on
-1.9: paye from, reduce tax, remove, rent a, rent is, resident, run a, sell, tax altogether, that i, they paid, this year, year my
-2: abeg i, after all, after fuel, and nhf, any, bonus, came, cost me, data and, dey remove, dey sell, diesel, dividend, exempt, for pension, free, from a, i keep, i never
-2: insurance premium, made #, month and, moved, much of, my flat, my own, my payslip, nigeria tax, official, one year, pay, per day, plot, provisions, remove #, should my, sold
-2: still have, takes, tax law, tax me, the two, they, this new, till december, tin, to december, withheld, withholding, work #, workers, year after
-2.1: # tax, a week, am a, and i, as, before they, comot, each month, for loss, from my, gross #, here, house, house rent, i dey, i run, i sell, i spend, i still, i'm a, if my
-2.1: in december, is tax, january, july, last day, law, month pension, monthly pension, mowe, my return, office is, own tax, paying, pension and, relief for, removing, says
-2.1: started, tax per, tax should, tax to, with a, year is
-2.2: # children, # nhf, # profit, act, after i, april, basic, compensation for, deducts, employer, i deduct, i file, i spent, into my, loss of, monthly from, paid, private school
-2.2: taken, tax and, th month, whats my, work for
-2.3: # i, a private, company, costs, count, dey work, every, from it, fuel and, home, i don't, income, it taxed, minimum wage, month for, month no, month what, my pay, payslip
-2.3: profit is, rent, rent for, spend, spent #, the money, the same, will my, year, year for, year no
-2.4: # as, a bank, altogether, and if, before tax, calculate my, commission, compensation, for the, goods, had, have no, house i, is in, my income, new tax, other income
-2.4: salary na, tax am, taxable, the fine, they remove, together, took, what tax
-2.5: # this, abroad, deductions, end of, from january, how is, into, january to, make #, minimum, month, month from, month how, new law, no other, ok, part, pay rent, pension is
-2.5: per year, rent #, run, shop rent, spent, take home, tax is, tax on, to the, what do, whole year
-2.6: # a, a month, and they, any tax, dem go, for this, have a, i owe, june, life insurance, made, may, my profit, of it, premium, reduce my, repairs, same, sold my, tax be
-2.6: under the, what if, year what, yearly
-2.7: after tax, file my, have to, i make, i paid, in a, monthly how, my company, my pension, profit, they tax
-2.8: # pension, i pay, loss, monthly and, my paye, nhf #, rent relief, salary #, tax from, the house, what's my
-2.9: every month, must i, my total, paid me, rent of, the new, the whole, then, to file, will they
-3: about #, deduct, expenses, i sold, id, month after, my salary, pays me, per month, private, tax i, tax id, they pay, what will
-3.1: deducted, for tax, i also, i work, my house, pension #, tax return, whole
-3.2: no pension, other, pay #, reduce, year and, year i
-3.3: # monthly, nhf, work
-3.4: also, is my, tax, tax will, total tax, year how
-3.5: a year, salary is
-3.6: gross, i live, live in, monthly
-3.7: i be, much tax, pays, relief
-3.8: live, pay tax
-3.9: file, pay me, return
-4: paye
-4.2: taxed
-4.7: tax for, the year
-4.9: pension
-5.2: my tax
`
