/** What words and pairs of words weigh: made of the questions in testing/ and the guide by the test beside it, with -u. */
export const matterWords = `
5.8: today
5.7: which bank
5.5: write a
5.3: arsenal
5.2: go win
5.1: me write
5: abeg who
4.9: girlfriend, league, rain, season, what time
4.7: arsenal and, bag of, budget, eagles, fast, licence, my girlfriend, super, super eagles, time is, useless
4.6: bvn, chelsea, collateral, dollar to, egusi, egusi soup, joke, league this, mumu, of rice, on saturday, tecno, the best, this season, una, which phone, who won, you are
4.4: a good, a resignation, and chelsea, asdfghjkl, battery, eagles march, is jamb, litres, love, march yesterday, naira today, nice, odds, passport, python, renew, renew my
4.4: resignation, resignation letter, show working, sole x, this weekend, useless app, waec, win the, without collateral, x, x #
4.2: a joke, afcon, best savings, better than, bible, bible verse, by road, chatgpt, chelsea march, cut off, election, for today, give salary, goat, hot, infinix, it rain
4.2: jollof rice, litre, lol, malaria, message, my iphone, nollywood, of birth, of una, per litre, premier, premier league, rain in, recommend, recommend a, safe, since morning
4.2: stake, stake #, student visa, the arsenal, this week, today black, tomorrow, tonight, u, uk student, verse, waec result, word
4: # battery, # odds, access bank, and cowrywise, and show, answer me, application, application letter, arsenal or, aso, aso ebi, assignment, atm, babe, baby is, batch, batch b
4: be mumu, between piggyvest, born, bot, calling, chat, cheap, checker, cough, cowrywise, cv, dangote refinery, drivers licence, drop #, ebi, essay, fall, far is, find the
4: fine girl, fire, fix, french, from now, get sense, give better, governor, governor of, hard, human, i budget, i invest, i stake, in unilag, interest for, invest, is dangote
4: is dollar, jamb #, laugh, letter for, letter to, love me, many bags, many litres, many weeks, mark, mark for, my baby, my generator, names, night what, nollywood move, now now
4: now on, odds for, ode, off mark, old and, olodo, or city, pack, palm oil, phone number, piggyvest and, pin, please help, poem, portal, post, prayer, print, python code, renewal
4: result checker, reverse, rice for, rise, robot, savings app, sense, she is, shut up, suggest, than you, the cut, the super, to renew, toast, turning, under #, verse for
4: wey interest, white, who be, who even, will win, win afcon, write an, write me, yesterday, you and, you be, you help
3.9: abeg which, how to
3.8: bag, jamb
3.7: bank dey
3.6: # add, # budget, # litres, # oranges, # pages, # registration, # show, # without, # word, a bible, a birthday, a cv, a land, a nollywood, a poem, a short, a sin, a string
3.6: a toyota, a useless, a wedding, about igbo, abu, account number, ajo everybody, always dey, am back, an application, and call, and redmi, anytime, anytime i, app i, at ikoyi
3.6: ate, atm card, bad about, banana, bank can, battery dey, being or, better interest, better pass, between arsenal, between infinix, birth is, birthday message, blablabla
3.6: block my, boss for, bot who, bottom, budget it, buy if, calling me, camon, camon #, can give, capital of, causes, causes of, caution for, channel go, charging, chatgpt is
3.6: cheap ankara, chinedu, chinedu okafor, civil war, code to, collect and, complain, complain to, computer dey, cook egusi, cook ofada, council tax, davido, days now, delete you
3.6: deposit now, dey answer, dey cough, dey drain, dey drop, do wrong, documents do, don close, dose, drain, drain fast, dream, drink, drug, dstv, duty on, earner loan, ehn, eid
3.6: essay on, even spell, everybody that, fall apart, feel, fight from, fire you, fit buy, fit give, for cac, for malaria, for medicine, fuck, fuck you, fuel price, funds
3.6: generator is, girl for, girlfriend of, give small, go pack, go show, god will, going through, good for, good time, grandmother, grow my, gtbank, hard times, has used
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
3.6: tomorow i, trader bought, translate, translate good, treat, treat malaria, tuesday, turning #, una for, us ate, used this, vehicle particulars, visa, visa fee, wait, wants #
3.6: watch tonight, wey use, where should, which channel, which loan, who go, who store, who will, who win, who wrote, whoever built, win premier, with opay, with small, with their
3.6: word essay, wrong on, wrote things, you a, you love, you marry, you must, you now, you sef, your app, zxcv
3.5: far, god, since last
3.3: # people, a bag, are you, birthday, iphone, iphone #, jollof, palm, phone is, rice, road
3.2: best, win
3.1: aaaaaaa, ac, accident, acquisition, address, ade, adebayo, adeyemi, aepb, agbada, air, airtel, airtime, alajo, allah, amac, amet, anyhow, approval, approve, arm, arrested
3.1: asake, asdf, asr, asun, asuu, australia, backwards, bajaj, banned, beach, beginner, bello, biology, birth, bite, blisters, blockchain, blow, blue, boi, boil, bola, bootcamp
3.1: border, bought #, bracket, broke, burkina, burn, burnt, bust, cache, caesarean, calcium, camp, canada's, cant, captured, carpet, carton, cartons, cashew, cast, champions
3.1: chance, cheapest, chidinma, chocolate, chopping, chromebook, clears, clocking, clothing, coding, collector, combination, communion, compact, concrete, conductor, container
3.1: corset, cotonou, coughing, cousins, crate, create, creche, crunchy, cups, current, dating, davido's, debited, debt, designs, discipline, disgrace, disgracing, distance, divide
3.1: dog, dolor, draining, drains, dreamt, driver's, dropping, drops, dry, eating, electric, elitebook, emails, emeka, emperor, endurance, engineering, engineers, ephemeral, evict
3.1: ewu, ex, expired, expo, export, fair, fake, fare, faso, favourite, fever, film, finance, finishes, flood, fly, folake, followers, foolish, footballer, forty, fraudster, fresh
3.1: fried, frsc, ft, funny, gambia, gapping, gari, gluconate, gm, gmail, gotv, graduates, grammy, grandson, groundnut, guo, guys, hacked, hahaha, hamstring, hang, hanging
3.1: harmattan, hate, hell, hfhfhf, hhhhh, history, hjdksl, hnd, homework, honest, i stop, ideas, immigration, indomie, inec, insha, insure, intervention, ipsum, itel, jjjj
3.1: jjjjjjj, judge, kenya, kg, kingdom, kpakpakpa, kva, leaf, license, link, load, lololol, lonart, lorem, loudly, luth, mad, maggi, majesty, mechanical, meiosis, meow, messi
3.1: microbiology, midwifery, mikano, mind, minister, mistakenly, mitosis, mmmm, moi, moon, mouth, mpc, mpr, mr, mrs, musa, music, nafdac, name for, natural, needs, neighbour's
3.1: netflix, nikkah, nomination, obudu, of cement, oily, oloshi, omonile, op, opening, opinion, osimhen, outboard, outline, output, override, owambe, owes, pain, palmpay
3.1: paracetamol, parade, pastor's, patience, patient, pcn, pending, permanent, person's, phcn, photosynthesis, pick, picked, picking, picture, places, player, playing, pls which
3.1: pm, polite, politician, position, potassium, prayerful, pretend, prices, profile, prompt, pulling, pvc, pwned, quit, qwer, qwerty, rabbit, ranch, react, reading, recruitment
3.1: reducing, remedy, remind, renewed, replied, requirements, richest, ring, river, rivers, roleplay, ronaldo, root, rot, rules, sabon, sallah, salty, samaru, samsung, sanitation
3.1: sauce, saw, scarcity, scatter, screen, sentence, sermon, session, shedding, shirts, signage, sing, smarter, smell, smoke, sms, snapchat, snores, snoring, soccer, somewhere
3.1: son's, sort, spurs, square, squared, ss, stage, stain, stamping, stopping, strawberry, stream, street, strike, stupid, style, submission, sue, suitable, surge, survey, suya
3.1: swear, talks, tamper, temperature, the meaning, tire, tokunbo, toothache, trademark, trainees, transformer, trcn, trek, tubers, tunde, twenty, units, update, updated, urgently
3.1: useeffect, verify, voters, w, waiting, walima, washing, wear, weather, weighing, weight, where can, wicked, wizkid, woman's, words, yamaha, yard, yards, yeeeee, yellow, yoruba
3.1: you're, zaria, zobo
3: soup, won the
2.9: access, and has, are a, c, c of, correct it, exam, for fixed, grow, how far, is now, loan wey, march on, marry, me should, of o, pass for, punish, refinery, register my, shut
2.9: third, to register, want #, watch, wig, will you
2.8: better, can you, is better, to naira, your
2.7: app
2.6: # at, always, answer, bags, bet, card, date of, drivers, go do, in kano, meaning of, now and, numbers, registration, will it
2.5: # should, a very, a visa, abuja to, and now, another one, apapa, at night, bet ja, body, buy a, by mistake, call me, caution, cheat, compound, council, data for, engine
2.5: entitled, entitled to, farming, for just, from kaduna, get more, gives the, go buy, go for, goats, has not, hiring, how should, i entitled, i negotiate, ignore
2.5: industrial sewing, international, inverter, is bitcoin, is nysc, is one, ja, leave her, me loan, me one, my school, my turn, nite, number of, or should, paint, party jollof
2.5: per term, pls help, reach my, register a, salary since, shell, show me, so it, stop, surcharge, sure, that has, the capital, the phone, they offered, to make, total pls
2.5: toyota, toyota corolla, use this, vat, vs, war, wey go, what salary, when e, whoever, with n, without it, yam #, you
2.4: # times, ankara, apply for, dey play, drop, for our, holiday, i apply, i correct, is wrong, lace, much for, negotiate, notice, offered me, on sunday, permit, piggyvest, rest
2.4: restaurant, term, what documents, who is, you no
2.3: help me, loan of, my boss, night, now i, opay, tell me
2.2: baby, how can, i cook, starting, sunday, to buy
2: # bedroom, # change, # corolla, # day, # development, # feeding, # he, # health, # small, # yesterday, a bakery, a danfo, a phone, a real, a salon, a second, abeg help, abeg how
2: abeg my, abeg when, abuja from, add everything, admin, africa, after losing, agbero, ajo, am for, am wrong, amala, among, an exam, and fifty, and gele, and get, and i'm
2: and just, and lace, and ptad, and tell, and where, and who, and win, ankara and, apartment in, app is, appointment, are #, area, at cac, at month, at surulere, babies, back or
2: bag and, bank how, bank i, bank say, banks, bedroom, before my, berger, big brother, borrow, boss, bride, bride price, brother lives, business on, cake on, call am, can they
2: car in, carry go, catering business, cattle, charge of, cheat me, cheating, check for, chemist, chin, chin chin, city, clearance for, close, code, come dey, coming, coming out
2: company income, company that, contracts, couple, court, cream, crypto or, customer care, customs, cut how, daughter is, day is, days how, days of, delete, dem get, dey cheat
2: discount, dollars in, don collect, don die, don finish, don reach, don start, double, e give, e pay, earn in, egg, enter how, epe what, error, esusu, everybody dey, everyday for
2: everywhere, expensive, explain, facebook, federal government, fees is, fiancee, fifty, fifty thousand, finish how, flat #, for ikoyi, for land, for nigerians, for three
2: for uniben, for us, format, from abuja, from camp, from teaching, game, garri #, gele, give am, given me, giving me, going, government wan, graduate, graduate trainee, guests
2: has a, has paid, have on, he earns, he is, hide, his salary, how i, hr offered, hundred and, i become, i check, i join, i marry, i pass, i recover, i sent, i sleep, if it's
2: ilorin, in ibeju, in ilorin, in manchester, in our, independence, industrial, insurance and, interest rate, is each, is he, is his, is how, is too, it legal, joor, just a
2: just do, just waka, kaduna and, kaduna with, know if, lagos now, laptop for, lastma, leave me, leg, lekki phase, let's, lines, loan the, lokoja, make dem, make e, make the
2: many times, march my, march this, market say, masters, me be, me say, members pay, month or, months wetin, morning how, mosque, much now, much remain, mum she, my bus, my call
2: my child, my fiancee, my hair, my machine, my manager, my nysc, my second, my stall, my tenancy, my wig, naira on, name at, nearest, nelfund, nepa, nepa bill, never get
2: nigeria or, nin how, not been, now they, now wetin, now with, number how, nursing, nysc allawee, of fuel, offered, office i, ogbomoso, on and, on their, one get, open for
2: or dem, others, out n, oya, passing, people come, people i, people with, person get, person i, petrol, phase, phase #, pikin dey, plan cost, plenty how, poor, poor people
2: pos person, programmed, put for, raising, refuse to, release, result, returns late, rsa after, salary in, say government, seen, send #, send it, settlement, settlement for
2: sewing machines, share #, share it, she has, shoot, shop permit, shouting, siblings, sir, sleep, somebody with, song, split, spoil, sports, stall, start a, status, table
2: take collect, take to, tank, tax refund, tax work, teaching service, team, the exchange, the freezer, the fuel, the market, the nearest, the next, the nigerian, the normal
2: the palm, the second, the wage, them at, they accept, this calculator, thousand naira, three term, times, times #, times a, to am, to and, to come, to kaduna, to leave
2: to negotiate, to port, to see, to start, top for, trainee, travel, travelling, us salary, us the, uses, usually, vat on, vendors, vex, waka, wan increase, we go, weekend, well
2: what day, what was, when will, where is, wholesale, why was, wife just, will accept, will make, within #, women, works, write am, wrong, wrong how, wrote, yam, you get, your own
2: zamfara
1.9: documents, even, i fit, make i, number, tell, write
1.8: agreement, hold, in jos, land in, me my, meaning, one person, party, pass, price, unilag, very, who
1.7: # since, abeg, between, black market, bus, cac, calculator, channel, closing, daughter, dey take, e reach, everybody, fight, fit do, for bodija, for somebody, from lagos
1.7: garri, go take, going to, gree, i open, it or, it will, it with, legal, letter, maths, me what, my guy, my neighbour, my pikin, neighbour, no gree, one day, or na, plan, play
1.7: pls my, sef, sewing machine, store, this #, turn, vehicle, what did, when does
1.6: # #, b, bad, big, black, can't, check, check my, generator, ikoyi, machine, my phone, phone, pls what, saturday, talk, this app, whatsapp, who do
1.5: # back, # bags, # when, # year, a domiciliary, a lagos, a laptop, a supermarket, abi na, about it, accra, add it, ajah, alhaji, anambra, and what's, annual returns, as you
1.5: award, balance, before and, boyfriend, business dey, business i, business loan, but e, calabar, call, calls, cashier, change the, chemist shop, chops and, coin, collect am
1.5: coming in, danfo, delete my, delivery #, dem call, deposit, dey talk, did they, equal, fill a, find, fixed, fixed deposit, for canada, for december, for dollar, for lagos
1.5: for which, foundation, free from, go make, go use, guangzhou, gym, hair #, hair and, he gets, he has, her #, hour, hours, how do, i delete, i plan, i report, i see, i wan
1.5: in computer, in wuse, is going, is transport, it's #, later, lga, like that, list, list all, loan is, long should, machines, maiduguri, make a, market women, maternity
1.5: maternity leave, me check, me the, meeting, members, moniepoint, much i, my catfish, my data, my friend, my keke, my leg, my son, my tenant, na who, name no, national
1.5: nigerians, off for, oil and, on how, on monday, one be, one with, open, open a, out the, poultry farm, real estate, recover, refused, refused to, roadside, salary at
1.5: second one, send my, showing, sit, son, space, sportybet, steps, steps to, surulere i, the army, the cbn, there is, they told, to canada, to open, traffic, two people, uniben
1.5: unit, university is, us tax, wallet, wan pay, way, we be, weeks what, what can, which documents, which one, while, who i, why do, wife she, withdrawal, within, without, won
1.5: workmanship, years at
1.4: # total, # years, accept, bank gives, being, birds, catering, catfish, charged, computer, cook, customer, dey give, finish, fit, fuel na, guy, help, i carry, i send, it a
1.4: it in, levy, move, need for, on me, real, running, show, small business, tenancy, tenancy agreement, to abuja, to bring, too much, transfer, water, wedding, wetin i
1.3: buy, correct, for ibadan, has, how many, jos, kaduna, loan to, month but, name, price of, sewing, wan, wants
1.2: # one, # pikin, a loan, a staff, a tenancy, add the, all of, and can, and delivery, and do, and got, and one, apply to, b #, better for, block, braiding, built, buy bitcoin
1.2: buy for, can my, can't pay, car loan, catch, cbn, cloth, company at, dat, dentist, dev, development, development levy, dey hold, dey open, did the, die, doing, draw, during
1.2: duty, e get, exchange rate, fee and, first one, for bank, for ikeja, for shop, for someone, for surulere, for that, freezer, friend, from ibadan, front, generator for, ghana
1.2: give my, go get, go still, government dey, hair business, has been, has the, have my, health, hmo, i buy, i can't, i'm the, if e, in kaduna, in texas, in which, industry
1.2: is for, it correct, it now, it too, join the, last week, list of, loan, local, local government, lottery, machine for, manage, manchester, many, market fund, me a, me at
1.2: money market, month end, mutual, mutual fund, my colleague, my daughter, my nin, my wedding, naira and, name with, no pay, no sabi, normal, note, nysc, on both, on his, on n
1.2: one before, one dey, one is, one na, play for, please what, plenty, proof of, read, remaining, sabi, safety, salary does, salary earners, say make, she, she dey, shop for
1.2: small shop, solar, somebody that, spread, stays, stays in, students, texas, the balance, the cost, the form, the price, to check, to go, to send, train, training, transport to
1.2: truck, we dey, week and, wetin dey, wey remain, what percentage, when did, worth it
1.1: # everyday, and how, apply, e be, eat, from china, girl, give, instagram, kano, morning, mtn, my small, naija, now, room, said, since, sole, start, take get, the th, use it
1.1: we are, weeks
1: care, give me, i give, i want, next, see, used
0.9: abeokuta, abolished, accesories, accounting, acquired, acres, addition, additional, administration, advantage, advertising, affect, agent's, agents, agriculture, airdrops
0.9: ajegunle, alawee, album, allowable, alone, amend, amputated, analyst, angel, angola, anoda, anyone, anywhere, apo, appeal, apple, applied, apprentice, approves, ariaria
0.9: arranged, article, assessed, association, assumed, attach, attached, attendant, audit, avoid, away, baba, backend, baking, bale, bales, banner, batteries, bayelsa, bc, beans
0.9: begged, behind, berlin, betting, beverage, bigger, bird, blade, blame, blank, blind, blocks, blogger, bodija, boko, bolt's, borno, borrowed, bounced, braid, braids, brand
0.9: brands, break, brewery, bribes, broda, broilers, builders, bungalows, burglary, bybit, cable, campus, cannot, canopy, capped, carburetors, carried, carrying, cause, cctv, cell
0.9: ceremony, certain, chai, chairs, chalk, challenge, changes, channels, chef, chemistry, chickens, child, child's, chips, choir, choose, christmas, church's, citizens, cleaning
0.9: clinic's, clippers, coaching, cocoa, cod, cold, college, combine, commencement, completely, compulsory, computed, computers, computing, concession, confirmation, conhess
0.9: consequences, constable, consult, consultant's, containers, content, contest, contractors, conversion, cook's, cooker, cooking, copper, could, counting, country, covering
0.9: crates, crazy, crime, crowdfunding, cutting, dad's, dates, dealer, dealership, debts, decide, decides, declaration, declaring, delay, deliveries, demand, dental, depend
0.9: depends, designed, detergent, determined, dia, differently, diplomat, disagree, dismissal, dispose, distribution, disturbing, dodge, domestic, domiciliary, downsized, dowry
0.9: drawings, drilling, driving, drove, duties, earnings, eatery, editors, edo, ehen, eight, electrodes, embassy, embroidery, employees, entering, entry, etc, euro, europe
0.9: everyone, evrytin, exams, exclusively, executive, exempted, exercise, exit, expats, expectation, expertnaire, extension, eye, fabric, faithfully, families, farmland, fb, fear
0.9: feeds, feeling, fertiliser, fetch, fighting, firewood, firm's, fleet, flex, flu, flyers, fmcg, follow, football, force, fridge, fridges, fries, fringe, fully, further, gates
0.9: gig, girl's, giveaway, glasses, golden, gombe, gospel, gotten, gowns, gp, grandfather, group, guess, hadin, hairdressing, hall, handled, handouts, handshake, haram, hardly
0.9: harvest, haulage, hauling, headmistress, heavily, heavy, helper's, hidden, hiding, highlander, highlife, him, himself, hires, hit, hod, hope, hospitals, household
0.9: housekeeping, housewives, hse, hubby, hubby's, hustler, hyphen, identification, ife, ijebu, illegal, importation, imported, inbox, including, indian, inflation, inherit
0.9: inspect, inspector, install, instalments, instrument, interviewing, invested, investment, investments, invoices, involved, ioc, ireland, isnt, italy, items, itself, jail
0.9: jewelry, jiji, jobless, juju, junior, kai, kantin, katangowa, katangua, keyboard, killing, known, kogi, kwara, kwari, labourers, lady, lance, landed, landlord's, language, las
0.9: lashes, lateness, layout, lead, leader, leadway, learn, lebanese, lend, lending, lent, liable, libya, lies, line, loans, look, lowest, luno, mai, maker, makoko, management
0.9: march, marina, marked, marketer, marketing, master, matches, matron, mc, md, meals, means, media, men, mend, mgr, mid, millions, mined, mistakes, mobile, moment, mostly
0.9: mother's, mua, musician, nails, native, nau, naval, nd, newscaster, newspaper, nft, nhia, nhs, nights, non, nor, notebook, nurtw, obajana, objection, obtain, oda, offerings
0.9: offers, offline, ogba, oh, ojota, older, onboard, operate, operator, operators, oshodi, osogbo, ourselves, outsourced, outsourcing, oven, overpay, owerri, owned, packaging
0.9: pad, page, pap, parallel, parlour, partnership, passengers, payer, payout, payouts, pensioners, period, petty, photo, physiotherapist, pieces, pikin, planned, plant, plantain
0.9: plastics, platform, plots, pocketed, podcast, polio, ponds, pop, popsy, premiums, presumptive, probation, proceeds, produce, professional, programme, project, promised
0.9: provides, pupils, purely, purposes, puts, qa, qualify, quarry, quarter, radiographer, ran, rating, reaches, reads, reagents, reality, rear, reduces, redundant, refunds, refuse
0.9: regional, registrar, reinvest, reinvested, relationship, relaxer, released, relocate, rely, remittance, rep, repaired, repay, repaying, repayment, report, reporter
0.9: responsible, retiree, retirees, rewire, rolls, roommate, roustabout, royalty, sail, salaried, salesboys, sambisa, sand, saving, schools, scientist, scrapped, scripts, scrubs
0.9: seasonal, sec, section, seller, seplat, served, servers, sets, several, sews, shd, sheets, shifts, shoemaker, shooter, shooters, shop's, shot, sick, sickle, sienna, signed
0.9: signing, similar, singer, sits, sitting, skip, skit, slice, smart, snail, snepco, soakaway, social, sofa, solicitor, solo, someone's, sometimes, sori, sources, south, speaking
0.9: spirit, spoiled, spoiling, spouse, spray, spraying, stanbic, stands, state's, stationery, staying, stems, steward, stipend, stopped, stops, storey, stories, stress, stuff
0.9: stylist, submitting, sukuk, sums, suppliers, supply, survivor, suv, swallow, swapping, tailors, takings, talking, tanker, taxes, telco, telling, template, terminated, tex
0.9: textile, themselves, thesame, they'd, they're, thousand, threshold, throw, tickets, tippers, tithes, toll, touches, tournaments, traders, transaction, transcription
0.9: translater, trip, truth, turkey, tutorial, tutorials, twitter, uber, uber's, unawares, undergraduate, unilorin, unn, unregistered, unsubscribe, useful, ushers, utility, uyo
0.9: va, vacation, vaccine, vaccines, ventures, vet, vice, videos, viewing, voice, vulcanizer, wahala, wasn't, watching, ways, wears, web, websites, wed, wheelchair, whenever
0.9: wholly, whose, winner, wipe, wise, withdrawing, withdrew, won't, wood, worldwide, worry, wounded, writes, written, wrk, wrongful, wuse, yaba, yes
0.8: abi, apart, cement, clearing, hair, he, oil, pls, police, second, things, ticket
0.7: bread, bungalow, camera, club, corolla, good, gtb, highest, hire, ikeja, import, lie, main, making, onitsha, papa, ptad, send, states, told, type, want, where, which
0.6: bank, become, capital, change, charge, china, chops, colleague, don, everyday, exchange, farmers, g, giving, her, his, instead, keeps, makes, network, nin, pharmacy, something
0.6: student, supermarket, surulere, time, tips, too, uk, university, weekly, working
0.5: bitcoin, brother, did, dollar, e, epe, fund, landlord, let, london, long, market, mile, monday, people, person, register, say, someone, than, why, years
0.4: adding, adsense, advice, affiliate, age, ahead, airbnb, airdrop, akure, albums, alerts, allow, approved, arepo, artisan, asks, asset, assume, automatically, avoidance, awards
0.4: bake, barb, became, been, bike, billed, bit, bonds, bonuses, boots, box, bq, brackets, bricklayer, btc, burial, businesses, cake, calculating, calculations, canadian
0.4: cancelled, carry, case, chair, chamber, cheaper, chemical, clerk, clipper, commot, companies, company's, competition, confirm, confused, considered, corpers, corporal
0.4: corporate, corps, countries, coupon, cousin, credited, cut, damages, dangote, dec, declared, delta, dependent, depreciation, desk, diaspora, difference, disabled, drinks
0.4: dropped, earner, elder, electrician, electricity, employs, enjoy, enterprise, equally, equivalent, ethereum, euros, evidence, exemption, exist, expat, expatriate, false
0.4: father's, fathers, feeding, field, fines, fingerlings, fisherman, five, foreigner, freelancers, friday, friends, frozen, gate, gl, go, google, h, handle, having, hawk, hawkers
0.4: headmaster, helper, homes, honorarium, housewife, hundred, ibtc, ignored, importer, include, increasing, indrive, information, installments, internship, investor, joint, kinds
0.4: kitchen, kobo, kubwa, landlords, lapo, lay, least, leave, leaves, leaving, leeds, lekki, letting, levies, liability, libel, little, lives, loaders, loaf, looks, lorry, low
0.4: ltd, mama, mararaba, marriage, maybe, member, membership, midway, military, million, miss, mission, mixer, motherless, mould, moves, moving, mtnn, narration, navy, nba, need
0.4: neither, nine, notes, npfl, nursery, october, officer's, ogbete, overcharged, overseas, owns, oyo, paddy, panels, park, parsonage, payments, payoff, payslips, pensioner
0.4: percentage, percentages, personally, persons, planning, polytechnic, prints, prizes, process, profits, promo, properly, proves, push, questions, quiz, radio, raffle, recharge
0.4: record, reduced, relative, resume, retrenchment, rich, riders, rooms, rotation, rule, sango, scared, seedlings, separately, sept, sergeant, she's, shift, shoots, shortlet
0.4: should, skits, snacks, source, special, sprayed, step, stubborn, taxation, tech, teller, ten, terrible, thank, thats, their, there's, think, though, tiles, toronto, treatment
0.4: treaty, tuition, twice, uncle's, undergraduates, unemployed, uni, up, valid, van, vanished, victoria, village, waiters, wardrobe, wash, wasted, waybill, website, went
0.4: whatever, whom, winnings, woman, wont, writer, xmas, zakat
0.3: apartment, army, can, church, cover, earners, get, gets, gift, lagos, lump, mistake, naira, please, poultry, savings, scholarship, sent, share, thing, tomatoes, trader
0.3: treasury
0.2: abuja, agency, anybody, are, bill, buying, by, centre, clear, clearance, developer, fee, filed, girls, given, i've, ibadan, interest, land, laptop, lose, maize, our, port
0.2: reach, receipt, returns, roof, sew, stock, take, touch, when
0.1: acct, actual, american, architect, arrears, assistants, attachment, attachments, barber, benin, biscuit, bottling, called, captain, chargeable, co, commercial, commissions
0.1: compared, consultancy, contributed, dash, digit, digits, directly, dispatch, do, donate, donation, donations, editing, effect, either, employ, ended, equipment, expects
0.1: fabrics, favour, files, finished, fiverr, frontend, gained, gbagada, germany, gold, happened, hostel, how, husband's, i'll, ibafo, ibeju, ig, inheritance, injury, interview
0.1: iron, japa, junction, lab, labourer, laundry, layers, longer, lost, lying, maintenance, meal, meant, month's, most, nasarawa, negotiating, ngx, none, nyanya, nylon, officers
0.1: operation, outside, partners, past, percent, perfumes, pita, plumbing, point, poly, pond, portion, pos, posted, pounds, press, prize, proof, punishment, question, raised
0.1: receive, reduction, relocation, remitting, replace, replaced, research, residence, resigned, resuming, revenue, rewards, rig, rounded, runs, sack, salesgirl, saloon, seed
0.1: senior, separate, serving, setting, shared, shey, shipping, side, sign, single, site, soldier, stand, starlink, statement, subscription, subtract, surgery, taxpro, telecoms
0.1: theirs, they'll, tomato, tools, trips, true, ui, upfront, vi, vouchers, welding, wey, whether, withdraw, worth, youth
0: boutique, crypto, fertilizer, nigerian, old, small, to
-0.1: at, back, business, canada, delivery, dey, enter, food, government, harcourt, im, increase, it's, last, losing, make, me, mum, o, of, oga, okada, or, payment, pepper
-0.1: secondary, three, wetin
-0.2: account, ads, advance, advert, agbara, agree, allowee, answers, bakery, benue, bills, binance, blog, book, branch, bridal, buyer, cancel, cap, claims, collect, cooks, dad
-0.2: dashed, days, dependants, directors, disability, done, duplex, earning, education, electronics, empty, entered, event, ever, father, feb, fg, fine, fintech, form, furniture
-0.2: gone, grade, gwarinpa, happen, held, hired, incomes, independent, inherited, it, judgement, kebbi, keke, kids, kindly, like, married, matter, max, mean, medical, micro
-0.2: microfinance, missed, needed, ngo, nnewi, nurses, offices, one, ordinary, orphanage, p, pastor, plumber, pocket, principal, privately, product, promoted, proper, property
-0.2: pure, raise, redundancy, refund, remain, remitted, repairing, retrenched, roughly, round, royalties, salaries, save, saying, sch, serve, settle, smaller, soldiers, somebody
-0.2: staking, straight, strictly, studio, tailoring, taxing, teachers, teaching, this, thru, tiktok, trading, transfers, trouble, trust, tv, twelve, understand, unpaid, usd, use
-0.2: using, video, we, weddings, wife, wife's, with
-0.3: ask, asking, come, evening, for, is, know, light, man, manager, never, not, plus, some, teach, th
-0.4: accessories, agent, ago, alaba, alert, annuity, annum, apprentices, articles, artist, asked, assurance, average, belong, boy, build, but, cakes, caretaker, certificate
-0.4: charity, chicks, chop, civil, closed, contributions, cot, date, doesn't, effective, eggs, employer's, employment, evasion, events, excess, feed, fgn, finally, first, fuel
-0.4: general, german, gifts, grant, heard, high, husband, i, individuals, invoice, its, joined, just, lecture, lining, logistics, months, mother, nanny, offering, on, out, oyinbo
-0.4: parties, pencom, perfume, perks, pharmacist, place, power, printing, promotion, prove, refuses, registering, returned, right, schedule, set, shoe, shoes, shows, sister
-0.4: support, technician, telecom, tenant, through, tyres, uniform, until, welder, what's, withhold, zenith
-0.5: #, a, abt, accounts, applies, balogun, before, benefits, camry, carpenter, cash, casual, changed, cleaner, collecting, cost, customers, data, deal, didn't, director, engineer
-0.5: enough, flour, forget, haven't, hazard, head, hear, ikorodu, kind, l, lecturer, locum, middle, object, ones, online, opened, ota, owner, practitioner, primary, pro
-0.5: proprietor, rental, rented, retiring, rider, sending, service, shares, spare, starts, taxpromax, treated, upkeep, us, wages, wats, week, what, workshop, writing
-0.6: about, add, allawee, am, and, bought, building, contribution, fill, hotel, hr, if, in, my, nigeria, nurse, rate, stay, the
-0.7: aba, aboki, accommodation, accountant, allowed, asaba, begin, bring, calculated, cars, caterer, coins, daily, dem, dis, doctor, down, each, earns, employee, estate, etax
-0.7: farm, figure, flat, flats, foodstuff, found, four, gives, graphics, guard, hairdresser, houses, houston, hustle, kept, lived, motor, n, na, off, okrika, overpaid, package
-0.7: passed, passes, pound, reliefs, relocated, retire, sacked, sells, stocks, supplier, tailor, that, thrift, tractor, under, uniforms, virtual, warri, will, zero
-0.8: adds, all, around, because, belongs, concern, deliver, different, dollars, drive, dubai, dues, else, expense, fashion, final, fish, freelancer, from, fry, graphic, half, hand
-0.8: higher, internet, jrb, jtb, late, lesson, lessons, makeup, maximum, mine, more, much, papers, payoneer, photographer, photography, remita, rents, resumed, retired, shop
-0.8: shops, so, sorry, state, sum, supervisor, suppose, top, trade, was, widow, wigs
-0.9: again, against, an, another, brought, chambers, clothes, collected, contractor, contribute, credit, dont, editor, enters, former, gen, included, inside, keep, kiosk, legally
-0.9: lunch, nko, no, payroll, performance, practice, receptionist, remit, remote, ride, rsa, salon, school, slip, those, transport, two, uncle, usdt, voluntary, warehouse
-1: # all, # in, # into, # month, a freelance, a self, a small, after buying, all through, am to, america, and fuel, and pay, and software, anything, at a, band, be, be removed
-1: be taxed, below #, both, boys, build the, cassava and, charges, chop #, company paid, convert, day, days for, dey cut, dey drive, dey tax, dividend from, do pos, does it
-1: does that, drive bolt, employers, enter my, enugu, figures, file anything, for aba, from how, from june, full, go be, go happen, gtco, happen if, happens if, happens to
-1: have nin, hello, here i, house my, husband died, i can, i don, in canada, in this, it from, it goes, it true, jan, january till, join, june i, lagos island, leave allowance
-1: level, light and, limited company, madam dey, me after, me for, me to, money, month is, month salary, month the, monthly plus, much can, much will, my children's, my dom
-1: my father, my job, my monthly, no tax, of may, office, ogun state, on data, on my, one company, or anything, overtime, paid in, pay n, paye every, paye should, pfa pays, ph
-1: please how, policy, premium last, products, provisions shop, receipts, repairs and, return by, salary for, september, six, so no, still dey, still file, tax before, tax or
-1: tax pls, tax was, that taxed, that's, the paye, the profit, then i, there tax, they already, they bought, they take, thread, two of, under this, union, use the, week i
-1: wetin be, wetin remain, what remains, when i, with an, year before, year on, year's, yet
-1.1: # after, # or, # per, # shop, # withholding, above, add my, already deducts, also pay, and rent, annual gross, at once, canteen, car, cement shares, children's, client
-1.1: company dey, consultant, consulting, contributory, cra, day #, day for, dem dey, dey bring, dey comot, dey for, died, diesel and, does, does tax, dom, dom account, driver
-1.1: earned #, employer pays, every week, federal, file tax, for losing, for myself, from the, good afternoon, hi, home every, i came, i declare, i started, in my, in ogun
-1.1: income before, income tax, is about, is removed, living, lost my, lower, made a, materials, me off, moved back, mowe ogun, my aged, my salon, my two, new company, no file
-1.1: off and, old law, other work, pay more, paye for, paying my, pension what, pfa, premium on, quarters, really, remains, remove the, retirement, salary was, scheme
-1.1: school teacher, security man, sends me, shares for, software, still pay, suppose dey, suppose pay, taking, tax at, tax na, tax that, the #, the company, the full, the penalty
-1.1: them, then they, these, to a, to pension, turnover, was paid, what gross, work i
-1.2: # house, # my, # premium, a tax, a wife, actually, afternoon, akara, all i, all the, allowances, also sell, and everything, and the, are they, assistant, bands, bought for
-1.2: brings #, compute my, counted, death gratuity, december i, do they, does this, everything, everything i, family, farmer, fees, for children, for it, forgot to, gave, got a
-1.2: i no, i remove, i took, if i, in #, in april, in january, in march, in mowe, insurance, is money, is taxed, is that, ladipo, looking, me an, money for, month of, month plus
-1.2: much more, my ppa, never register, not taxed, nrs, nurse in, of my, of n, only income, or is, out of, owe, own a, paid by, part time, pension i, profit in, profit of
-1.2: remove pension, removes, rent can, so i, sold a, student i, tax again, tax dem, tax the, teacher, tenants pay, the goods, the job, through my, tithe, wage, week all, weekends
-1.2: what rate, with my, year in, year they
-1.3: # percent, # transport, a flat, a job, a loss, a plot, a tailor, a teacher, account every, aged, all expenses, already removed, also do, also have, an official, and a, and my
-1.3: and paid, annual tax, august, below, bond, bring #, by what, came back, cassava, clean, come off, company gave, company pays, compute, contract staff, day and, death
-1.3: deducting, dem suppose, design, does not, evening i, expenses how, firs, flats in, for good, for month, for not, free of, gain na, gains, gateman, go dey, goes to
-1.3: good evening, gratuity, had no, have, hospital, house help, i changed, i drive, i got, i only, i own, if they, in all, in february, in june, in may, in the, income this
-1.3: is asking, is free, island, it at, job and, job i, keeping, labour, level #, like #, limited, make about, me go, monthly after, more tax, mortgage, mowe but, my expenses
-1.3: my life, my old, my only, my parents, my sales, myself, net, new, no income, nothing is, of june, of the, of them, offer, offshore, on rent, on the, one estate, only, only #
-1.3: pay for, pension contribution, pension no, per, personal tax, ppa, profit every, profit this, received, records, remotely for, sell provisions, sell the, sends, st, startup
-1.3: submit, tax free, tcc, teach in, the agent, the total, there, they will, to reduce, took #, us company, us pay, value, were, wetin go, will be, will tax, with the, work in
-1.3: year the, year what's, youtube
-1.4: # gain, # gross, # yearly, another #, aside, by myself, claim, cooperative, counts, deadline for, declare, don't, exactly, gain on, get any, i earned, i supposed, in naira
-1.4: is interest, job, job in, lawyer, left, limit, me #, me every, month as, month in, monthly no, months late, much paye, my account, my boys, no deductions, no expenses, nobody
-1.4: nothing, ok and, on everything, or the, paper, pay house, pay in, penalty, penalty if, personal, profit a, remove tax, removed from, rent na, sell my, selling, still need
-1.4: that one, the minimum, till, to build, total, what date, whats, will nigeria, work how, would
-1.5: # dem, # out, # the, a dollar, added, am i, and pension, and repairs, and we, and work, annual, assessment, barbing, be removing, before that, benefit, bought a, can a
-1.5: company is, d, dangote cement, day to, each of, earn, earn #, end, february, file a, filing, fine if, flat in, gas, gave me, got, i moved, i stay, i'm, it reduce, left for
-1.5: me n, mechanic, my rent, of office, officer, ogun, on it, owe for, own, own life, pay is, paying tax, pays my, pension of, pension reform, profit from, put, reform act
-1.5: remove from, rent and, rent i, rent out, salary of, sale, school and, security, self employed, shop is, spend #, takes #, tax dey, tax every, tax how, tax in, tax my, tax now
-1.5: tax people, the one, the only, the state, they deduct, to may, transport #, which state, which tax, which year, will i, work remotely, worker, year na, year with
-1.6: # interest, a return, allowance, amount, and tax, books, company in, day i, deductible, deducts paye, does a, drugs, earns #, foreign, freelance, got my, i earn, i have
-1.6: i rent, i to, id i, in school, income how, last date, madam, me in, ministry, month do, month my, month they, must, my annual, na only, naira to, of tax, own house, parts
-1.6: pay the, pension every, pension from, profit monthly, profit na, remotely, return on, salary, salary and, sales, self, servicing, severance, so what, tax it, that money
-1.6: the deadline, they be, to be, to june, upwork, was on, wife and, withholding tax, year #
-1.7: # life, # no, # rent, a house, a salary, as tax, back from, calculate, civil servant, clients, collects, comes, consolidated, consolidated relief, contract, december
-1.7: designer, dey pay, due, each one, every day, firm, first job, for year, have never, house in, i had, i made, i teach, i was, lagos which, laid, lirs, month on, my gross
-1.7: new job, nhis, nothing else, official car, on that, parents, pay my, pension or, put #, rates, reform, servant, staff, state but, state do, submit my, tenants, the car
-1.7: the old, the rent, there a, to pay, wht, will the, worked, year from, year please
-1.8: a new, as compensation, bolt, brings, clinic, corper, days a, deduction, employed, extra, factory, gain, get tax, go pay, goes, gross salary, happens, housing, i am, i dont
-1.8: i forgot, is deducted, life, month i, monthly what, my employer, my first, my hand, on time, on top, once, paye be, pays #, pension how, personal income, profit for
-1.8: register for, registered, removed, return for, salary every, sell, still, supposed, supposed to, tax do, tax go, the end, the pension, the tax, what happens
-1.9: # every, # salary, abeg i, after, after all, after fuel, already, and transport, any other, any relief, be my, be paying, came, children, children and, cost me, data and
-1.9: deadline, dey remove, dividend, dividends, earned, every year, for one, forgot, gives me, go tax, gross is, i put, is there, jobs, just got, less, money i, month and
-1.9: monthly i, moved, much of, my family, my flat, my gain, my personal, my take, over, part of, pay on, paye from, per day, plot, reduce tax, remove, remove #, rent a, rent is
-1.9: resident, run a, should my, sold, still have, takes, tax altogether, tax law, that i, they paid, this year, tin, to december, withheld, workers, year after, year my
-2: # tax, a week, and nhf, any, bonus, comot, dey sell, diesel, each month, exempt, for loss, for pension, free, from a, i dey, i keep, i never, i'm a, insurance premium, last day
-2: made #, monthly pension, my own, my payslip, nigeria tax, official, one year, pay, pension and, provisions, tax me, tax should, tax to, the two, they, this new, till december
-2: with a, withholding, work #, year is
-2.1: # nhf, # profit, act, am a, and i, april, as, before they, deducts, from my, gross #, here, house, house rent, i run, i sell, i spend, i spent, i still, if my, in december
-2.1: is tax, january, july, law, loss of, month pension, monthly from, mowe, my return, office is, own tax, paying, private school, relief for, removing, says, started, tax per
-2.2: # children, after i, basic, compensation for, costs, employer, home, i deduct, i file, into my, paid, spend, taken, tax and, th month, the same, whats my, work for
-2.3: # as, # i, a bank, a private, company, count, dey work, every, from it, fuel and, had, house i, i don't, income, it taxed, minimum wage, month for, month no, month what
-2.3: my pay, profit is, rent, rent for, spent #, the money, took, what tax, will my, year, year for, year no
-2.4: altogether, and if, before tax, calculate my, commission, compensation, deductions, for the, from january, goods, have no, how is, is in, month, month how, my income, new tax
-2.4: other income, pay rent, payslip, run, salary na, tax am, taxable, the fine, they remove, to the, together
-2.5: # this, abroad, end of, into, january to, life insurance, make #, may, minimum, month from, new law, no other, of it, ok, part, pension is, per year, rent #, shop rent, spent
-2.5: take home, tax be, tax is, tax on, what do, whole year
-2.6: # a, a month, after tax, and they, any tax, dem go, for this, have a, i make, i owe, june, made, my pension, my profit, premium, reduce my, repairs, same, sold my, under the
-2.6: what if, year what, yearly
-2.7: file my, have to, i paid, in a, monthly how, my company, my paye, profit, tax from, they tax
-2.8: # pension, i pay, loss, monthly and, must i, nhf #, rent relief, salary #, the house, the new, the whole, what's my
-2.9: every month, i sold, month after, my salary, my total, paid me, pays me, rent of, then, to file, will they
-3: about #, deduct, expenses, id, per month, private, tax i, tax id, tax return, they pay, what will, whole
-3.1: deducted, for tax, i also, i work, my house, pension #
-3.2: nhf, no pension, other, pay #, reduce, year and, year i
-3.3: # monthly, is my, work
-3.4: also, tax, tax will, total tax, year how
-3.5: a year, salary is
-3.6: gross, i live, live in, monthly, pays
-3.7: i be, much tax, relief
-3.8: live, pay tax, return
-3.9: file, pay me
-4: paye
-4.2: taxed
-4.6: tax for
-4.7: the year
-4.8: pension
-5.1: my tax
`
