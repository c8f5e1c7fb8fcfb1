/** What words and pairs of words weigh: made of the questions in testing/ and the guide by the test beside it, with -u. */
export const matterWords = `
5.8: today, which bank
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
3.6: cheap ankara, civil war, code to, collect and, complain, complain to, computer dey, cook egusi, cook ofada, council tax, davido, days now, delete you, deposit now, dey answer
3.6: dey cough, dey drain, dey drop, do wrong, documents do, don close, dose, drain, drain fast, dream, drink, drug, dstv, duty on, earner loan, ehn, eid, essay on, even spell
3.6: everybody that, fall apart, feel, fight from, fire you, fit buy, fit give, for cac, for malaria, for medicine, fuck, fuck you, fuel price, funds, generator is, girl for
3.6: girlfriend of, give small, go pack, go show, god will, going through, good for, good time, grandmother, grow my, gtbank, hard times, has used, hiring now, his account, hot and
3.6: hp, human being, i bet, i block, i complain, i renew, i rest, i slap, i studied, i treat, i wait, i watch, ibadan tomorow, if a, iftar, igbo, igbo people, in python
3.6: infinix hot, ingredients, ingredients for, inlaw, interest no, international passport, invest #, is abuja, is best, is calling, is drivers, is eid, is good, is iftar
3.6: is maghrib, is turning, is your, it safe, jss, jss #, just one, kano today, lagos to, landlord wants, last night, last nite, last person, late grandmother, latest, latest news
3.6: leave am, loan app, loan without, maghrib, maghrib in, mainland, malt, marry me, masters in, me see, medicine, medicine in, message for, meter, mode, months old, morocco
3.6: mother inlaw, move should, much to, must answer, my babe, my birthday, my bvn, my date, my egusi, my passport, my tecno, na computer, name is, names for, near, near me
3.6: nepa token, never pay, news, nigerian civil, no too, nonsense, not charging, now #, nysc batch, o for, ode you, of everybody, of funds, of garri, ofada, oga never, on mtn
3.6: onions, or morocco, oranges, oranges for, our ajo, our side, pages, paint of, particulars, password, pay better, people let, phone numbers, pimples, poem about, pos machine
3.6: pray, pray for, prepaid, prepaid meter, president, price today, public, public holiday, quick, ramadan, recruiting, redeployment, redmi, refinery hiring, registration closing
3.6: repeat, rest my, reverse a, rice na, rise this, rubbish, safe to, say something, season arsenal, seize, seize my, sense at, sharp, sharp sharp, shirt, short, side how, sim
3.6: simple interest, sin, sin to, since yesterday, slap, slap you, slow, slow and, small interest, something bad, sound, spark, spell, stamp, string, studied, sure odds, sweet
3.6: system, take toast, talk to, talk true, teach me, tecno camon, tecno spark, th how, the causes, the governor, the latest, the portal, the premier, the president
3.6: the restaurant, the word, thief, thieves, things fall, third mainland, this morning, this night, this nonsense, through hard, thunder, thunder fire, time to, tinubu, to camp
3.6: to french, to lekki, to reverse, to wrong, toast one, today in, today with, token, tomorow, tomorow i, trader bought, translate, translate good, treat, treat malaria, tuesday
3.6: turning #, una for, us ate, used this, vehicle particulars, visa, visa fee, wait, wants #, watch tonight, wey use, where should, which channel, which loan, who go, who store
3.6: who will, who win, who wrote, whoever built, win premier, with opay, with small, with their, word essay, wrong on, wrote things, you a, you love, you marry, you now, you sef
3.6: your app, zxcv
3.5: far, god, since last
3.3: # people, a bag, are you, birthday, iphone, iphone #, jollof, palm, phone is, rice, road
3.2: best, win
3.1: aaaaaaa, ac, accident, acquisition, address, ade, adebayo, adeyemi, aepb, agbada, air, airtel, airtime, alajo, allah, amac, amet, anyhow, approval, approve, arm, arrested
3.1: asake, asdf, asr, asun, asuu, australia, backwards, bajaj, banned, beach, beginner, bello, biology, birth, bite, blisters, blockchain, blow, blue, boi, boil, bola, bootcamp
3.1: border, bought #, bracket, broke, burkina, burn, burnt, bust, cache, caesarean, calcium, camp, canada's, cant, captured, carpet, carton, cartons, cashew, cast, champions
3.1: chance, cheapest, chidinma, chinedu, chocolate, chopping, chromebook, clears, clocking, clothing, coding, collector, combination, communion, compact, concrete, conductor
3.1: container, corset, cotonou, coughing, cousins, crate, create, creche, crunchy, cups, current, dating, davido's, debited, debt, designs, discipline, disgrace, disgracing
3.1: distance, divide, dog, dolor, draining, drains, dreamt, driver's, dropping, drops, dry, eating, electric, elitebook, emails, emeka, emperor, endurance, engineering, engineers
3.1: ephemeral, evict, ewu, ex, expired, expo, export, fair, fake, fare, faso, favourite, fever, film, finance, finishes, flood, fly, folake, followers, foolish, footballer, forty
3.1: fraudster, fresh, fried, frsc, ft, funny, gambia, gapping, gari, gluconate, gm, gmail, gotv, graduates, grammy, grandson, groundnut, guo, guys, hacked, hahaha, hamstring, hang
3.1: hanging, harmattan, hate, hell, hfhfhf, hhhhh, history, hjdksl, hnd, homework, honest, i stop, ideas, immigration, indomie, inec, insha, insure, intervention, ipsum, itel
3.1: jjjj, jjjjjjj, judge, kenya, kg, kingdom, kpakpakpa, kva, leaf, license, link, load, lololol, lonart, lorem, loudly, luth, mad, maggi, majesty, mechanical, meiosis, meow
3.1: messi, microbiology, midwifery, mikano, mind, minister, mistakenly, mitosis, mmmm, moi, moon, mouth, mpc, mpr, mr, mrs, musa, music, nafdac, name for, natural, needs
3.1: neighbour's, netflix, nikkah, nomination, obudu, of cement, oily, okafor, oloshi, omonile, op, opening, opinion, osimhen, outboard, outline, output, override, owambe, owes
3.1: pain, palmpay, paracetamol, parade, pastor's, patience, patient, pcn, pending, permanent, person's, phcn, photosynthesis, pick, picked, picking, picture, places, player
3.1: playing, pls which, pm, polite, politician, position, potassium, prayerful, pretend, prices, profile, prompt, pulling, pvc, pwned, quit, qwer, qwerty, rabbit, ranch, react
3.1: reading, recruitment, reducing, remedy, remind, renewed, replied, requirements, richest, ring, river, rivers, roleplay, ronaldo, root, rot, rules, sabon, sallah, salty, samaru
3.1: samsung, sanitation, sauce, saw, scarcity, scatter, screen, sentence, sermon, session, shedding, shirts, signage, sing, smarter, smell, smoke, sms, snapchat, snores, snoring
3.1: soccer, somewhere, son's, sort, spurs, square, squared, ss, stage, stain, stamping, stopping, strawberry, stream, street, strike, stupid, style, submission, sue, suitable
3.1: surge, survey, suya, swear, talks, tamper, temperature, the meaning, tire, tokunbo, toothache, trademark, trainees, transformer, trcn, trek, tubers, tunde, twenty, units
3.1: update, updated, urgently, useeffect, verify, voters, w, waiting, walima, washing, wear, weather, weighing, weight, where can, wicked, wizkid, woman's, yamaha, yard, yards
3.1: yeeeee, yellow, yoruba, you're, zaria, zobo
3: soup, won the
2.9: access, and has, are a, c, c of, correct it, exam, for fixed, grow, how far, is now, loan wey, march on, marry, me should, of o, pass for, punish, refinery, register my, shut
2.9: third, to register, want #, watch, wig, will you
2.8: better, is better, to naira
2.7: answer, app, go do
2.6: # at, # should, a very, a visa, abuja to, always, and now, another one, apapa, at night, bags, bet, bet ja, body, buy a, by mistake, call me, can you, card, caution, cheat
2.6: compound, council, data for, date of, engine, entitled, entitled to, farming, for just, from kaduna, get more, gives the, go buy, go for, goats, has not, hiring, how should
2.6: i entitled, i negotiate, ignore, in kano, industrial sewing, international, inverter, is bitcoin, is nysc, is one, ja, leave her, me loan, me one, meaning of, my drivers
2.6: my school, my turn, nite, now and, number of, numbers, or should, paint, party jollof, per term, pls help, reach my, register a, registration, salary since, shell, ship
2.6: simple, so it, surcharge, sure, that has, the capital, the phone, they offered, to make, total pls, toyota, toyota corolla, use this, vat, vs, war, wey go, what salary, when e
2.6: whoever, will it, with n, without it, yam #, you must, your
2.5: stop
2.4: # times, ankara, apply for, dey play, drop, for our, holiday, i apply, i correct, is wrong, lace, much for, negotiate, notice, offered me, on sunday, permit, piggyvest, rest
2.4: restaurant, term, what documents, who is, you, you no
2.3: drivers, help me, loan of, my boss, night, now i, opay, tell me
2.2: baby, how can, i cook, starting, sunday, to buy
2: # bedroom, # change, # corolla, # day, # development, # feeding, # he, # health, # small, # yesterday, a bakery, a danfo, a phone, a real, a salon, a second, abeg help, abeg how
2: abeg my, abeg when, abuja from, add everything, admin, africa, after losing, agbero, ajo, am for, am wrong, amala, among, an exam, and fifty, and gele, and get, and i'm
2: and just, and lace, and ptad, and tell, and where, and who, and win, ankara and, apartment in, app is, appointment, are #, area, at cac, at month, babies, back or, bag and
2: bank how, bank i, bank say, banks, bedroom, before my, berger, big brother, borrow, boss, bride, bride price, brother lives, business on, cake on, call am, can they, car in
2: carry go, catering business, cattle, charge of, cheat me, cheating, check for, chemist, chin, chin chin, city, clearance for, close, code, come dey, coming, coming out
2: company income, company that, contracts, couple, court, cream, crypto or, customer care, customs, cut how, daughter is, day is, days how, days of, delete, dem get, dey cheat
2: discount, dollars in, don collect, don die, don finish, don reach, don start, double, e give, e pay, egg, enter how, epe what, error, esusu, everybody dey, everyday for
2: everywhere, expensive, facebook, federal government, fees is, fiancee, fifty, fifty thousand, finish how, flat #, for ikoyi, for land, for nigerians, for three, for uniben
2: for us, format, from abuja, from camp, from teaching, game, garri #, gele, give am, given me, giving me, going, government wan, graduate, graduate trainee, guests, has a
2: has paid, have on, he is, hide, his salary, how i, hr offered, hundred and, i become, i check, i join, i marry, i pass, i recover, i sent, i sleep, if it's, ilorin, in ibeju
2: in ilorin, in manchester, in our, independence, industrial, insurance and, interest rate, is each, is he, is his, is how, is too, it legal, joor, just a, just do, just waka
2: kaduna and, kaduna with, know if, lagos now, laptop for, lastma, leave me, leg, lekki phase, let's, lines, loan the, lokoja, make dem, make e, make the, many times, march my
2: march this, market say, masters, me be, me say, members pay, month or, months wetin, morning how, mosque, much now, much remain, mum she, my bus, my call, my child, my fiancee
2: my hair, my machine, my manager, my nysc, my second, my stall, my tenancy, my wig, naira on, name at, nearest, nelfund, nepa, nepa bill, never get, nigeria or, nin how, not been
2: now they, now wetin, now with, number how, nursing, nysc allawee, of fuel, offered, office i, ogbomoso, on and, on their, one get, open for, or dem, others, out n, oya, passing
2: people come, people i, people with, person get, person i, petrol, phase, phase #, pikin dey, plan cost, plenty how, poor, poor people, pos person, programmed, put for, raising
2: refuse to, release, result, returns late, rsa after, salary in, say government, seen, send #, send it, settlement, settlement for, sewing machines, share #, share it, she has
2: shoot, shop permit, shouting, show me, siblings, sir, sleep, somebody with, song, split, spoil, sports, stall, start a, status, take collect, take to, tank, tax refund
2: teaching service, team, the exchange, the freezer, the fuel, the market, the nearest, the next, the nigerian, the normal, the palm, the second, the wage, them at, they accept
2: this calculator, thousand naira, three term, times, times #, times a, to am, to and, to come, to kaduna, to leave, to negotiate, to port, to start, top for, trainee, travel
2: travelling, us salary, us the, uses, usually, vat on, vendors, vex, waka, wan increase, we go, weekend, well, what day, what was, when will, where is, wholesale, why was
2: wife just, will accept, will make, within #, women, words, write am, write out, wrong, wrong how, wrote, yam, you get, your own, zamfara
1.9: documents, i fit, number, tell, write
1.8: agreement, even, hold, in jos, land in, me my, meaning, one person, party, pass, price, unilag, very, who
1.7: # since, between, black market, bus, cac, calculator, channel, check, closing, daughter, dey take, e reach, everybody, fight, fit do, for bodija, for somebody, from lagos
1.7: garri, generator, go take, going to, gree, i open, it or, it will, it with, legal, letter, make i, maths, me what, my guy, my neighbour, my pikin, neighbour, no gree, one day
1.7: or na, plan, play, pls my, saturday, sef, sewing machine, store, this #, turn, vehicle, what did, when does
1.6: # #, abeg, b, bad, big, black, can't, check my, i wan, ikoyi, machine, my phone, phone, pls what, talk, this app, whatsapp, who do, won
1.5: # back, # bags, # total, # when, # year, a domiciliary, a lagos, a laptop, a supermarket, abi na, about it, accept, accra, add it, ajah, alhaji, anambra, and what's
1.5: annual returns, as you, award, balance, bank gives, before and, birds, boyfriend, business dey, business i, business loan, but e, calabar, call, calls, cashier, catfish
1.5: change the, charged, chemist shop, chops and, coin, collect am, coming in, cook, danfo, delete my, delivery #, dem call, deposit, dey talk, did they, earn in, equal, fill a
1.5: find, finish, fixed, fixed deposit, for canada, for december, for dollar, for lagos, for which, foundation, fuel na, go use, guangzhou, guy, gym, hair #, hair and, he gets
1.5: he has, her #, hour, hours, how do, i carry, i delete, i plan, i report, i see, in computer, in wuse, is going, is transport, it a, it's #, later, levy, lga, like that
1.5: list all, loan is, long should, machines, maiduguri, make a, market women, maternity, maternity leave, me check, meeting, members, moniepoint, much i, my catfish, my data
1.5: my friend, my keke, my leg, my son, my tenant, na who, name no, national, need for, nigerians, off for, oil and, on how, on me, on monday, one be, one with, open, open a
1.5: out the, poultry farm, real estate, recover, refused, refused to, roadside, running, salary at, second one, send my, should we, showing, sit, son, space, sportybet, steps
1.5: steps to, table, tax work, tenancy, tenancy agreement, the army, the cbn, there is, they told, to abuja, to bring, to canada, to open, traffic, two people, uniben, unit
1.5: university is, us tax, wallet, wan pay, water, way, weeks what, what can, which documents, which one, while, who i, why do, wife she, withdrawal, within, without, workmanship
1.5: works, years at
1.4: # years, being, catering, computer, customer, dey give, fit, help, i send, it in, move, real, too much, transfer, wedding, wetin i
1.3: block, built, buy, cbn, did the, doing, for ibadan, for that, friend, has, has been, have my, health, how many, if e, in kaduna, in texas, jos, kaduna, list, list of, loan to
1.3: local, local government, manchester, month but, name, one is, plenty, price of, proof of, sewing, she dey, show, small business, stays, texas, wan, wants
1.2: # one, # pikin, a loan, a staff, a tenancy, add the, all of, and can, and delivery, and do, and got, and one, b #, better for, braiding, buy bitcoin, buy for, can my
1.2: can't pay, car loan, catch, cloth, company at, correct, dat, dentist, dev, development, development levy, dey hold, dey open, die, draw, during, duty, e get, exchange rate
1.2: fee and, first one, for bank, for ikeja, for shop, for someone, for surulere, free from, freezer, from ibadan, front, generator for, ghana, give my, go get, go make, go still
1.2: government dey, hair business, has the, hmo, i buy, i can't, i'm the, in which, industry, is for, it now, join the, last week, loan, lottery, machine for, manage, many
1.2: market fund, me a, me at, me the, money market, month end, mutual, mutual fund, my colleague, my daughter, my nin, my wedding, naira and, name with, no pay, no sabi, normal
1.2: note, nysc, on both, on his, on n, one before, one dey, one na, play for, please what, read, remaining, sabi, safety, salary does, salary earners, say make, she, shop for
1.2: small shop, solar, somebody that, spread, stays in, students, take get, the balance, the cost, the form, the price, to check, to go, to send, train, training, transport to
1.2: truck, we are, we dey, week and, wetin dey, wey remain, what percentage, when did, worth it
1.1: # everyday, and how, e be, eat, explain, from china, girl, give, instagram, kano, morning, mtn, my small, naija, now, room, said, since, sole, start, the th, use it, weeks
1: apply, care, give me, i give, i want, next, used
0.9: abeokuta, abi, abolished, accesories, accounting, acquired, acres, addition, additional, administration, advantage, advertising, affect, agent's, agents, agriculture, airdrops
0.9: ajegunle, alawee, album, allowable, alone, amend, amputated, analyst, angel, angola, anoda, anyone, anywhere, apo, appeal, apple, applied, apprentice, approves, ariaria
0.9: arranged, article, assessed, association, assumed, attach, attached, attendant, audit, avoid, away, baba, backend, baking, bale, bales, banner, batteries, bayelsa, bc, beans
0.9: begged, behind, berlin, betting, beverage, bigger, bird, blade, blame, blank, blind, blocks, blogger, bodija, boko, bolt's, borno, borrowed, bounced, braid, braids, brand
0.9: brands, brewery, bribes, broda, broilers, builders, bungalows, burglary, bybit, cable, campus, cannot, canopy, capped, carburetors, carried, carrying, cause, cctv, cell
0.9: ceremony, certain, chai, chairs, chalk, challenge, changes, channels, chef, chemistry, chickens, child, child's, chips, choir, choose, christmas, church's, citizens, cleaning
0.9: clinic's, clippers, coaching, cocoa, cod, cold, college, combine, commencement, completely, compulsory, computed, computers, computing, concession, confirmation, conhess
0.9: consequences, constable, consult, consultant's, containers, content, contest, contractors, conversion, cook's, cooker, cooking, copper, could, counting, covering, crates
0.9: crazy, crime, crowdfunding, cutting, dad's, dates, dealer, dealership, debts, decide, decides, declaration, declaring, delay, deliveries, demand, dental, depend, depends
0.9: designed, detergent, determined, dia, differently, diplomat, disagree, dismissal, dispose, distribution, disturbing, dodge, domestic, domiciliary, downsized, dowry, drawings
0.9: drilling, driving, drove, duties, earnings, eatery, editors, edo, ehen, eight, electrodes, embassy, embroidery, employees, entering, entry, etc, euro, europe, everyone
0.9: evrytin, exams, exclusively, executive, exempted, exercise, exit, expats, expectation, expertnaire, extension, eye, fabric, faithfully, families, farmland, fb, fear, feeds
0.9: feeling, fertiliser, fetch, fighting, firewood, firm's, fleet, flex, flu, flyers, fmcg, follow, football, force, fridge, fridges, fries, fringe, fully, further, gates, gig
0.9: girl's, giveaway, glasses, golden, gombe, gospel, gotten, gowns, gp, grandfather, group, guess, hadin, hairdressing, hall, handled, handouts, handshake, haram, hardly, harvest
0.9: haulage, hauling, headmistress, heavily, heavy, helper's, hidden, hiding, highlander, highlife, him, himself, hires, hit, hod, hope, hospitals, household, housekeeping
0.9: housewives, hse, hubby, hubby's, hustler, hyphen, identification, ife, ijebu, illegal, importation, imported, inbox, including, indian, inflation, inherit, inspect, inspector
0.9: install, instalments, instrument, interviewing, invested, investment, investments, invoices, involved, ioc, ireland, isnt, italy, items, itself, jail, jewelry, jiji, jobless
0.9: juju, junior, kai, kantin, katangowa, katangua, keyboard, killing, known, kogi, kwara, kwari, labourers, lady, lance, landed, landlord's, language, las, lashes, lateness
0.9: layout, lead, leader, leadway, learn, lebanese, lend, lending, lent, liable, libya, lies, line, loans, look, lowers, lowest, luno, mai, maker, makoko, management, march
0.9: marina, marked, marketer, marketing, master, matches, matron, mc, md, meals, means, media, men, mend, mgr, mid, millions, mined, mistakes, mobile, moment, mostly, mother's
0.9: mua, musician, nails, native, nau, naval, nd, newscaster, newspaper, nft, nhia, nhs, nights, non, nor, notebook, nurtw, obajana, objection, obtain, oda, offerings, offers
0.9: offline, ogba, oh, ojota, older, onboard, operate, operator, operators, oshodi, osogbo, ourselves, outsourced, outsourcing, oven, overpay, owerri, owned, packaging, pad, page
0.9: pap, parallel, parlour, partnership, passengers, payer, payout, payouts, pensioners, period, petty, photo, physiotherapist, pieces, pikin, planned, plant, plantain, plastics
0.9: platform, plots, pocketed, podcast, polio, ponds, pop, popsy, premiums, presumptive, probation, proceeds, produce, professional, programme, project, promised, provides, pupils
0.9: purely, purposes, puts, qa, qualify, quarry, quarter, radiographer, ran, rating, reaches, reads, reagents, reality, rear, redundant, refunds, refuse, regional, registrar
0.9: reinvest, reinvested, relationship, relaxer, released, relocate, rely, remittance, rep, repaired, repay, repaying, repayment, report, reporter, responsible, retiree, retirees
0.9: rewire, rolls, roommate, roustabout, royalty, sail, salaried, salesboys, sambisa, sand, saving, schools, scientist, scrapped, scripts, scrubs, seafarer, seasonal, sec, second
0.9: section, see, seller, seplat, served, servers, sets, several, sews, shd, sheets, shifts, shoemaker, shooter, shooters, shop's, shot, sick, sickle, sienna, signed, signing
0.9: similar, singer, sits, sitting, skip, skit, slice, smart, snail, snepco, soakaway, social, sofa, solicitor, solo, someone's, sometimes, sori, sources, south, speaking, spirit
0.9: spoiled, spoiling, spouse, spray, spraying, stanbic, stands, state's, stationery, staying, stems, steward, stipend, stopped, stops, storey, stories, stress, stuff, stylist
0.9: submitting, sukuk, sums, suppliers, supply, survivor, suv, swallow, swapping, tailors, takings, talking, tanker, taxes, telco, telling, template, terminated, tex, textile
0.9: themselves, thesame, they'd, they're, thousand, threshold, throw, tickets, tippers, tithes, toll, tournaments, traders, transaction, transcription, translater, trip, truth
0.9: turkey, tutorial, tutorials, twitter, uber, uber's, unawares, undergraduate, unilorin, unn, unregistered, unsubscribe, useful, ushers, utility, uyo, va, vacation, vaccine
0.9: vaccines, ventures, vessel, vet, vice, videos, viewing, voice, vulcanizer, wahala, wasn't, watching, wears, web, websites, wed, wheelchair, whenever, wholly, whose, winner
0.9: wipe, wise, withdrawing, withdrew, won't, wood, worldwide, worry, wounded, writes, written, wrk, wrongful, wuse, yaba, yes
0.8: cement, clearing, hair, oil, pls, police, ticket
0.7: bread, break, bungalow, camera, club, corolla, good, gtb, he, highest, hire, ikeja, import, lie, main, making, onitsha, papa, ptad, send, states, things, told, type, where
0.7: which
0.6: apart, bank, become, capital, change, charge, china, chops, colleague, don, everyday, farmers, g, giving, her, his, instead, keeps, let, london, network, nin, pharmacy
0.6: something, student, supermarket, time, tips, too, uk, university, want, weekly, working
0.5: bitcoin, brother, did, dollar, e, epe, fund, landlord, long, market, mile, monday, people, register, say, someone, than, why, years
0.4: adding, adsense, advice, affiliate, age, ahead, airbnb, airdrop, akure, albums, alerts, allow, approved, arepo, artisan, asks, asset, assume, automatically, avoidance, awards
0.4: bake, barb, became, been, besides, bike, billed, bit, bonds, bonuses, boots, box, bq, brackets, bricklayer, btc, burial, businesses, cake, calculating, calculations, canadian
0.4: cancelled, carry, case, chair, chamber, cheaper, chemical, church, clerk, clipper, commot, companies, company's, competition, confirm, confused, considered, corpers, corporal
0.4: corporate, corps, countries, coupon, cousin, credited, cut, damages, dangote, dec, declared, delta, dependent, depreciation, desk, diaspora, difference, disabled, drinks
0.4: dropped, earner, elder, electrician, electricity, employs, enjoy, enterprise, equally, equivalent, ethereum, euros, evidence, exchange, exemption, exist, expat, expatriate
0.4: false, father's, fathers, feeding, field, fines, fingerlings, fisherman, five, foreigner, freelancers, friday, friends, frozen, gate, gl, go, google, h, handle, having, hawk
0.4: hawkers, headmaster, helper, homes, honorarium, housewife, hundred, ibtc, ignored, importer, include, increasing, indrive, information, installments, internship, investor
0.4: joint, kinds, kitchen, kobo, kubwa, landlords, lapo, lay, least, leave, leaves, leaving, leeds, lekki, letting, levies, liability, libel, little, loaders, loaf, looks, lorry
0.4: low, ltd, makes, mama, mararaba, marriage, maybe, member, membership, midway, military, million, miss, mission, mixer, motherless, mould, moves, moving, mtnn, narration, navy
0.4: nba, need, neither, nine, notes, npfl, nursery, october, officer's, ogbete, overcharged, overseas, owns, oyo, paddy, panels, park, parsonage, payments, payoff, payslips
0.4: pensioner, percentage, person, personally, persons, planning, polytechnic, prints, prizes, process, profits, promo, properly, proves, push, questions, quiz, radio, raffle
0.4: recharge, reduced, reduces, relative, resume, retrenchment, rich, riders, rooms, rotation, rule, sango, scared, seedlings, sent, separately, sept, sergeant, she's, shift
0.4: shoots, shortlet, skits, snacks, source, special, sprayed, step, stubborn, surulere, taxation, tech, teller, ten, terrible, thank, thats, their, there's, think, though, tiles
0.4: toronto, touches, treatment, treaty, tuition, twice, uncle's, undergraduates, unemployed, uni, up, valid, van, vanished, victoria, village, waiters, wardrobe, wash, wasted
0.4: waybill, website, went, whatever, whom, winnings, woman, wont, writer, xmas, zakat
0.3: abuja, apartment, army, can, cover, earners, get, gets, gift, lagos, land, lump, mistake, naira, please, poultry, savings, scholarship, share, should, thing, tomatoes, trader
0.3: treasury
0.2: agency, anybody, are, bill, buying, by, centre, clear, clearance, country, developer, fee, filed, given, i've, ibadan, interest, laptop, lose, maize, port, reach, receipt
0.2: returns, roof, sew, take, when
0.1: acct, actual, american, architect, arrears, assistants, attachment, attachments, barber, benin, biscuit, bottling, called, captain, chargeable, co, commercial, commissions
0.1: compared, consultancy, contributed, dash, digit, digits, directly, dispatch, do, donate, donation, donations, editing, effect, either, employ, ended, equipment, expects
0.1: fabrics, favour, files, finished, fiverr, frontend, gained, gbagada, germany, girls, gold, happened, hostel, how, husband's, i'll, ibafo, ibeju, ig, inheritance, injury
0.1: interview, iron, japa, junction, lab, labourer, laundry, layers, longer, lost, lying, maintenance, meal, meant, month's, most, nasarawa, negotiating, ngx, none, nyanya, nylon
0.1: officers, operation, our, outside, partners, past, perfumes, pita, plumbing, point, poly, pond, portion, pos, posted, pounds, press, prize, proof, punishment, question, raised
0.1: receive, reduction, relocation, remitting, replace, replaced, research, residence, resigned, resuming, revenue, rewards, rig, rounded, runs, sack, salesgirl, saloon, seed
0.1: senior, separate, serving, setting, shared, shey, shipping, side, sign, single, site, soldier, stand, starlink, statement, stock, subscription, subtract, surgery, taxpro
0.1: telecoms, theirs, they'll, tomato, tools, touch, trips, true, ui, upfront, vi, vouchers, welding, wey, whether, withdraw, worth, youth
0: boutique, crypto, fertilizer, nigerian, old, percent, small, to
-0.1: back, business, canada, delivery, dey, enter, food, government, harcourt, im, increase, it's, last, losing, make, me, mum, o, of, oga, okada, or, payment, pepper, secondary
-0.1: three, wetin
-0.2: account, ads, advance, advert, agbara, agree, allowee, amounts, answers, ask, at, bakery, benue, bills, binance, blog, book, branch, bridal, buyer, cancel, cap, claims
-0.2: collect, dad, dashed, days, dependants, directors, disability, done, duplex, earning, education, electronics, empty, entered, event, ever, father, feb, fg, fine, fintech
-0.2: form, furniture, gone, grade, gwarinpa, happen, held, hired, incomes, independent, inherited, it, judgement, kebbi, keke, kids, kindly, light, like, lives, married, matter
-0.2: max, mean, medical, micro, microfinance, missed, needed, ngo, nnewi, nurses, offices, one, ordinary, orphanage, p, pastor, percentages, plumber, pocket, principal, privately
-0.2: product, promoted, proper, property, pure, raise, redundancy, refund, remain, remitted, repairing, retrenched, roughly, round, royalties, salaries, save, saying, sch, serve
-0.2: settle, smaller, soldiers, somebody, staking, straight, strictly, studio, tailoring, taxing, teachers, teaching, th, this, thru, tiktok, trading, transfers, trouble, trust
-0.2: tv, twelve, unpaid, usd, use, using, video, we, weddings, wife, wife's, with
-0.3: asking, come, evening, for, is, know, man, manager, never, not, plus, teach
-0.4: accessories, agent, ago, alaba, alert, annuity, annum, apprentices, articles, artist, asked, assurance, average, belong, boy, build, but, cakes, caretaker, certificate
-0.4: charity, chicks, chop, civil, closed, contributions, cooks, cot, date, doesn't, effective, eggs, employer's, employment, evasion, events, excess, feed, fgn, finally, first
-0.4: fuel, general, german, gifts, grant, heard, high, husband, i, individuals, invoice, its, joined, just, lecture, lining, logistics, months, mother, nanny, offering, on, out
-0.4: oyinbo, parties, pencom, perfume, perks, pharmacist, place, power, printing, promotion, prove, refuses, registering, returned, schedule, set, shoe, shoes, shows, sister, some
-0.4: support, technician, telecom, tenant, through, tyres, understand, uniform, until, welder, what's, withhold, zenith
-0.5: #, a, abt, accounts, applies, balogun, before, benefits, camry, carpenter, cash, casual, changed, cleaner, collecting, cost, customers, data, deal, didn't, director, engineer
-0.5: enough, flour, forget, haven't, hazard, head, hear, ikorodu, kind, l, lecturer, locum, middle, object, ones, online, opened, ota, owner, practitioner, primary, pro
-0.5: proprietor, rate, rental, rented, retiring, rider, right, sending, service, spare, taxpromax, treated, upkeep, us, wages, wats, week, what, workshop, writing
-0.6: about, add, allawee, am, and, bought, building, contribution, fill, flat, hotel, hr, if, in, my, nurse, shares, stay, the
-0.7: aba, aboki, accommodation, accountant, asaba, bring, calculated, cars, caterer, coins, daily, dem, doctor, each, employee, estate, etax, farm, figure, flats, foodstuff, found
-0.7: four, gives, graphics, guard, hairdresser, houses, houston, hustle, kept, lived, motor, n, na, nigeria, off, okrika, overpaid, package, passed, passes, pound, record, reliefs
-0.7: relocated, retire, sacked, sells, starts, stocks, supplier, tailor, thrift, tractor, under, uniforms, virtual, warri, will, zero
-0.8: adds, all, allowed, around, because, begin, belongs, concern, deliver, different, dis, dollars, down, drive, dubai, dues, expense, fashion, final, fish, freelancer, from, fry
-0.8: graphic, half, hand, higher, internet, jrb, jtb, late, lesson, lessons, makeup, maximum, mine, more, much, papers, payoneer, photographer, photography, remita, rents, resumed
-0.8: retired, shop, shops, so, sorry, state, sum, supervisor, suppose, that, top, trade, was, widow, wigs
-0.9: again, against, an, boys, brought, chambers, clothes, collected, contractor, contribute, credit, dont, editor, else, enters, former, gen, included, inside, keep, kiosk
-0.9: legally, lunch, nko, no, payroll, performance, practice, receptionist, remit, remote, ride, rsa, salon, school, slip, those, transport, two, uncle, usdt, voluntary, warehouse
-1: # all, # in, # into, # month, # per, a freelance, a self, a small, added to, after buying, all through, am to, america, and fuel, and pay, and software, another, anything
-1: apart from, at a, band, be, be removed, be taxed, below #, both, build the, cassava and, charges, chop #, company paid, convert, day, days for, dey cut, dey drive, dey tax
-1: dividend from, do pos, does it, does that, drive bolt, employers, enugu, figures, file anything, for aba, for work, from june, full, go be, go happen, gtco, happen if
-1: happens if, happens to, have nin, hello, here i, house my, husband died, i can, i don, in another, in canada, in this, it from, it goes, it true, jan, january till, join
-1: june i, lagos island, leave allowance, level, light and, limited company, madam dey, me after, me for, money, month is, month salary, month the, monthly plus, monthly salary
-1: much will, my children's, my dom, my father, my job, my monthly, of may, office, ogun state, on data, on my, one company, or anything, overtime, paid in, pay n, paye every
-1: paye should, pfa pays, ph, please how, policy, premium last, products, provisions shop, receipts, repairs and, return by, salary for, september, six, so no, still dey
-1: still file, tax before, tax or, tax pls, tax was, that taxed, that's, the paye, the profit, then i, there tax, they already, they bought, thread, two of, under this, union
-1: use the, week i, wetin be, wetin remain, what remains, when i, with an, year before, year on, year's, yet
-1.1: # after, # or, # shop, # withholding, above, add my, also pay, and rent, annual gross, at once, canteen, car, cement shares, children's, client, company dey, consultant
-1.1: consulting, contributory, cra, day #, day for, dem dey, dey bring, dey comot, dey for, died, diesel and, does, dom, dom account, driver, earned #, employer pays, every week
-1.1: everything, federal, file tax, for losing, for myself, from how, from the, good afternoon, hi, home every, i came, i declare, i started, in #, in my, in ogun, income before
-1.1: income tax, is about, is removed, living, lost my, lower, made a, materials, me off, minimum tax, moved back, mowe ogun, my aged, my salon, my two, new company, no file
-1.1: no tax, off and, old law, other work, pay more, paye for, paying my, pfa, premium on, quarters, really, remains, remove the, retirement, salary was, scheme, school teacher
-1.1: security man, sends me, shares for, software, suppose dey, suppose pay, taking, tax na, tax that, the #, the company, the penalty, them, then they, these, to a, to pension
-1.1: turnover, was paid, what gross, work i
-1.2: # house, # my, # premium, a tax, a wife, actually, afternoon, akara, all i, allowances, also sell, and everything, and the, assistant, bought for, brings #, compute my
-1.2: counted, death gratuity, december i, do they, does tax, everything i, family, farmer, fees, for children, for it, forgot to, gave, got a, i no, i remove, i took, if i
-1.2: in april, in january, in march, in mowe, insurance, is money, is that, ladipo, looking, me an, money for, month of, month plus, much more, my ppa, never register, nrs
-1.2: nurse in, of my, of n, of the, only, only income, or is, out of, owe, own a, paid by, part time, pension i, pension what, profit in, profit of, remove pension, removes
-1.2: rent can, so i, sold a, still pay, student i, tax again, tax at, tax dem, tax the, teacher, tenants pay, the full, the goods, the job, they take, through my, tithe, week all
-1.2: weekends, what rate, with my, year in, year they
-1.3: # percent, # transport, a flat, a job, a loss, a plot, a tailor, a teacher, account every, aged, all expenses, all the, already deducts, already removed, also do, also have
-1.3: an official, and a, and my, and paid, annual tax, are they, august, bands, bond, bring #, by what, came back, cassava, clean, company gave, company pays, compute
-1.3: contract staff, day and, death, dem suppose, design, does not, does this, evening i, expenses how, firs, flats in, for good, for month, for not, gain na, gains, gateman
-1.3: go dey, goes to, good evening, gratuity, had no, have, hospital, house help, i changed, i drive, i got, i only, i own, if they, in all, in february, in june, in may, in the
-1.3: income this, is asking, is taxed, island, it at, job and, job i, keeping, labour, level #, like #, limited, make about, me go, monthly after, more tax, mortgage, mowe but
-1.3: much can, my expenses, my life, my old, my only, my parents, myself, net, new, no income, not taxed, nothing is, of june, of them, offer, offshore, on rent, on the
-1.3: one estate, only #, pay for, pension contribution, pension no, per, personal tax, ppa, profit every, profit this, received, records, remotely for, sell provisions, sell the
-1.3: sends, st, startup, submit, tax free, tcc, teach in, the agent, the total, there, they will, to reduce, took #, us company, us pay, value, wage, were, wetin go, will be
-1.3: will tax, year the, year what's, youtube
-1.4: # gain, # gross, # yearly, another #, below, by myself, claim, come off, cooperative, counts, deadline for, declare, don't, exactly, free of, get any, i earned, i supposed
-1.4: in naira, is interest, job, job in, lawyer, left, limit, me #, me every, month as, month in, monthly no, months late, much paye, my account, my boys, my sales, no deductions
-1.4: no expenses, nobody, nothing, ok and, on everything, or the, own, paper, pay house, pay in, penalty, penalty if, personal, profit a, removed from, rent na, sell my, selling
-1.4: still need, that one, till, to build, total, what date, whats, will nigeria, with the, work how, work in, would
-1.5: # dem, # out, # the, a dollar, added, am i, and pension, and repairs, and we, annual, aside, assessment, barbing, be removing, before that, benefit, bought a, company is, d
-1.5: dangote cement, day to, deducting, each of, earn, earn #, end, february, file a, filing, fine if, flat in, gain on, gas, gave me, got, i moved, i stay, i'm, is free
-1.5: it reduce, left for, me n, mechanic, my rent, of office, officer, ogun, owe for, own life, paying tax, pays my, pension of, pension reform, profit from, put, reform act
-1.5: remove from, remove tax, rent and, rent i, rent out, salary, salary of, sale, school and, security, self employed, shop is, spend #, takes #, tax dey, tax every, tax how
-1.5: tax in, tax my, tax now, tax people, the minimum, the one, the only, the state, they deduct, to may, transport #, which state, which tax, which year, will i, work remotely
-1.5: worker, year na, year with
-1.6: # interest, a return, allowance, and tax, and work, books, can a, company in, day i, deductible, deducts paye, does a, drugs, earns #, foreign, freelance, got my, i earn
-1.6: i have, i rent, i to, i was, id i, in school, income how, last date, madam, me in, ministry, month do, month my, month they, must, my annual, na only, naira to, on it
-1.6: own house, parts, pay is, pay the, pension every, pension from, profit monthly, profit na, remotely, return on, salary and, sales, self, servicing, severance, so what, tax it
-1.6: that money, the deadline, the rent, they be, to be, to june, upwork, was on, wife and, withholding tax, year #
-1.7: # life, # no, # rent, a house, a salary, amount, as tax, back from, calculate, civil servant, clients, collects, comes, consolidated, consolidated relief, contract, december
-1.7: designer, dey pay, due, each one, every day, firm, first job, for year, have never, house in, i had, i made, i teach, lagos which, laid, lirs, month on, my gross, new job
-1.7: nhis, nothing else, of tax, official car, on that, parents, pay my, pension or, put #, reform, servant, staff, state but, state do, submit my, tenants, the car, the old
-1.7: there a, to pay, wht, will the, worked, year from, year please
-1.8: a new, as compensation, bolt, brings, clinic, corper, days a, deduction, earns, employed, extra, factory, gain, get tax, go pay, goes, gross salary, happens, housing, i am
-1.8: i dont, i forgot, is deducted, life, month i, monthly what, my employer, my first, my hand, on time, on top, once, paye be, pays #, pension how, personal income, profit for
-1.8: rates, register for, registered, removed, return for, salary every, sell, still, supposed, supposed to, tax do, tax go, the end, the pension, what happens
-1.9: # every, # salary, abeg i, after, after all, after fuel, already, and transport, any other, any relief, be my, be paying, came, children, children and, cost me, data and
-1.9: deadline, dey remove, dividend, dividends, earned, every year, for one, forgot, gives me, go tax, gross is, i put, is there, jobs, just got, less, money i, month and
-1.9: monthly i, moved, much of, my family, my flat, my gain, my personal, my take, one year, over, part of, pay on, paye from, per day, plot, reduce tax, remove, remove #, rent a
-1.9: rent is, resident, run a, should my, sold, still have, takes, tax altogether, tax law, that i, they paid, this year, tin, to december, withheld, year after, year my
-2: # tax, a week, am a, and nhf, any, bonus, dey sell, diesel, each month, exempt, for loss, for pension, free, from a, i dey, i keep, i never, i'm a, insurance premium, last day
-2: made #, monthly pension, my own, my payslip, nigeria tax, official, pay, provisions, tax me, tax should, the two, they, till december, with a, withholding, work #, workers
-2: year is
-2.1: # nhf, # profit, act, and i, april, as, before they, comot, from my, gross #, here, house, house rent, i run, i sell, i spend, i spent, i still, if my, in december, is tax
-2.1: january, july, law, loss of, month pension, monthly from, mowe, my return, office is, own tax, paid, paying, pension and, private school, relief for, removing, says, started
-2.1: tax per, tax to, the tax, this new
-2.2: # children, after i, basic, compensation for, costs, deducts, employer, home, i deduct, i file, into my, rent, spend, taken, tax and, th month, whats my, work for
-2.3: # as, # i, a bank, a private, company, count, dey work, every, from it, fuel and, had, house i, i don't, income, it taxed, minimum wage, month for, month no, month what
-2.3: profit is, rent for, spent #, the money, the same, took, what tax, will my, year, year for, year no
-2.4: altogether, and if, before tax, calculate my, commission, compensation, deductions, for the, from january, goods, have no, how is, is in, month, month from, month how
-2.4: my income, my pay, no other, ok, other income, pay rent, payslip, rent #, run, salary na, tax am, taxable, the fine, they remove, to the, together
-2.5: # this, end of, into, january to, life insurance, make #, may, new law, new tax, of it, part, pension is, per year, shop rent, spent, take home, tax be, tax is, tax on
-2.5: what do, whole year
-2.6: # a, a month, abroad, after tax, and they, any tax, dem go, for this, have a, i make, i owe, june, made, minimum, my pension, my profit, premium, reduce my, repairs, same
-2.6: sold my, under the, what if, year what, yearly
-2.7: file my, have to, i paid, i pay, in a, monthly how, my company, my paye, nhf #, profit, rent relief, they tax
-2.8: # pension, every month, loss, monthly and, salary #, tax from, the house, the whole, what's my
-2.9: month after, must i, my salary, my total, paid me, pays me, rent of, the new, then, to file, will they
-3: about #, deduct, expenses, i sold, id, per month, private, tax i, tax id, tax return, they pay, what will, whole
-3.1: deducted, for tax, i also, i work, my house, pension #
-3.2: nhf, no pension, other, pay #, reduce, year and, year i
-3.3: # monthly, is my, total tax, work, year how
-3.4: also, tax will
-3.5: a year, salary is, tax
-3.6: gross, i live, live in, monthly, pays
-3.7: i be, much tax, relief
-3.8: live, pay me, pay tax, return
-3.9: file
-4: paye
-4.2: taxed
-4.6: tax for
-4.7: the year
-4.8: pension
-5.1: my tax
`
