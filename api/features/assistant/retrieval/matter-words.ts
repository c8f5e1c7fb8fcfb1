/** What words and pairs of words weigh: made of the questions in testing/ and the guide by the test beside it, with -u. */
export const matterWords = `
5.9: today, which bank
5.7: write a
5.5: arsenal
5.3: go win, me write
5.1: abeg who
4.9: arsenal and, bag of, girlfriend, league, rain, season, what time
4.8: budget, chelsea, collateral, eagles, fast, licence, my girlfriend, super, super eagles, time is, useless
4.7: and chelsea, bvn, dollar to, egusi, egusi soup, joke, league this, mumu, of rice, on saturday, tecno, the best, this season, una, which phone, who won, without collateral
4.7: you are
4.5: a good, a resignation, asdfghjkl, battery, eagles march, is jamb, litres, love, march yesterday, message, naira today, nice, odds, passport, python, renew, renew my
4.5: resignation, resignation letter, show working, sole x, this weekend, useless app, waec, win the, x, x #
4.3: a joke, afcon, application, application letter, assignment, babe, best savings, better than, bible, bible verse, by road, chatgpt, chelsea march, cut off, dangote refinery
4.3: election, for today, give salary, goat, hot, infinix, it rain, jollof rice, letter for, litre, lol, malaria, my iphone, nollywood, of birth, of una, per litre, premier
4.3: premier league, rain in, recommend, recommend a, safe, since morning, stake, stake #, student visa, the arsenal, this week, today black, tonight, u, uk student, verse
4.3: waec result
4: # battery, # odds, access bank, and cowrywise, and show, answer me, arsenal or, aso, aso ebi, atm, baby is, batch, batch b, be mumu, between arsenal, between piggyvest, born
4: bot, calling, chat, cheap, checker, cough, cowrywise, cv, drivers licence, drop #, ebi, essay, fall, far is, find the, fine girl, fire, fix, french, from now, get sense
4: give better, governor, governor of, hard, human, i budget, i invest, i stake, in unilag, interest for, invest, is dangote, is dollar, jamb #, laugh, letter to, love me
4: many bags, many litres, many weeks, mark, mark for, message for, my babe, my baby, my generator, names, night what, nollywood move, now now, now on, odds for, ode, off mark
4: old and, olodo, or city, pack, palm oil, phone number, piggyvest and, pin, please help, poem, portal, prayer, print, python code, quick, renewal, result checker, reverse
4: rice for, rise, robot, savings app, sense, she is, shut up, suggest, sweet, than you, the cut, the super, to renew, toast, turning, under #, verse for, wey interest, white
4: who be, who even, will win, win afcon, write an, write me, yesterday, you and, you be, you help
3.9: bag, how to, jamb
3.8: bank dey
3.7: # add, # budget, # litres, # oranges, # pages, # registration, # show, # without, # word, a bible, a birthday, a cv, a land, a nollywood, a poem, a short, a sin, a string
3.7: a sweet, a toyota, a useless, about igbo, abu, account number, ajo everybody, always dey, am back, an application, and call, and redmi, anytime, anytime i, app i, at ikoyi
3.7: ate, atm card, bad about, banana, bank can, battery dey, being or, better interest, better pass, between infinix, birth is, birthday message, blablabla, block my, boss for
3.7: bot who, bottom, budget it, buy if, calling me, camon, camon #, can give, capital of, causes, causes of, caution for, cement in, channel go, charging, chatgpt is, cheap ankara
3.7: civil war, code to, collect and, complain, complain to, computer dey, cook egusi, cook ofada, council tax, davido, days now, delete you, deposit now, dey answer, dey cough
3.7: dey drain, dey drop, do wrong, documents do, don close, dose, drain, drain fast, dream, drink, drug, dstv, duty on, earner loan, ehn, eid, essay on, even spell, everybody that
3.7: explain photosynthesis, fall apart, feel, fight from, fire you, fit buy, fit give, for cac, for malaria, for medicine, fuck, fuck you, fuel price, funds, generator is
3.7: girl for, girlfriend of, give small, go pack, go show, god will, going through, good for, good night, good time, grandmother, gtbank, hard times, has used, hiring now, hot and
3.7: hp, human being, i bet, i block, i complain, i renew, i rest, i slap, i studied, i wait, i watch, ibadan tomorow, if a, iftar, igbo, igbo people, in python, infinix hot
3.7: ingredients for, inlaw, interest no, international passport, invest #, is abuja, is best, is calling, is drivers, is eid, is good, is iftar, is maghrib, is turning, is your
3.7: it safe, jamb registration, jss, jss #, just one, kano today, lagos to, landlord wants, last night, last nite, last person, late grandmother, latest, latest news, leave am
3.7: loan app, loan without, maghrib, maghrib in, mainland, malt, marry me, masters in, me see, medicine, medicine in, meter, mode, months old, morocco, mother inlaw, move should
3.7: much to, must answer, my assignment, my birthday, my bvn, my date, my egusi, my passport, my tecno, na computer, name is, names for, near, near me, nepa token, never pay
3.7: nigerian civil, no too, nonsense, not charging, now #, nysc batch, o for, ode you, of everybody, of funds, of garri, ofada, oga never, on mtn, onions, or morocco, oranges
3.7: oranges for, our ajo, our side, paint of, particulars, password, pay better, people let, phone numbers, photosynthesis, pimples, poem about, pos machine, pray, pray for
3.7: prepaid, prepaid meter, president, price today, public, public holiday, ramadan, recruiting, redeployment, redmi, refinery hiring, registration closing, repeat, rest my
3.7: reverse a, rice na, rise this, rubbish, safe to, say something, season arsenal, seize, seize my, sense at, sharp, sharp sharp, shirt, short, side how, sim, simple interest
3.7: sin, sin to, since yesterday, slap, slap you, slow, slow and, small interest, something bad, sound, spark, spell, stamp, string, studied, sure odds, system, take toast
3.7: talk to, talk true, teach me, tecno camon, tecno spark, th how, the causes, the governor, the latest, the portal, the premier, the president, the restaurant, the word, thief
3.7: thieves, things fall, third mainland, this morning, this night, this nonsense, through hard, thunder, thunder fire, time to, tinubu, to camp, to french, to lekki, to reverse
3.7: to wrong, toast one, today in, today with, token, tomorow, tomorow i, trader bought, translate, translate good, treat malaria, tuesday, turning #, una for, us ate, used this
3.7: vehicle particulars, visa, visa fee, wants #, watch tonight, wey use, where should, which channel, which loan, who store, who will, who win, who wrote, whoever built
3.7: win between, win premier, with opay, with small, with their, word essay, write application, wrong on, wrote things, you a, you love, you marry, you now, you sef, your app
3.7: zxcv
3.6: a bag, god
3.5: abeg which
3.4: # people, are you, birthday, iphone, iphone #, jollof, palm, phone is, pls which, road, who go
3.3: best, win
3.2: aaaaaaa, ac, accident, acquisition, address, ade, adebayo, adeyemi, aepb, agbada, air, airtel, airtime, alajo, allah, amac, amet, anyhow, approval, approve, arm, arrested
3.2: asake, asdf, asr, asun, asuu, australia, backwards, bajaj, banned, beach, beginner, bello, biology, birth, bite, blisters, blockchain, blue, boi, boil, bola, bootcamp, border
3.2: bracket, burkina, burn, burnt, bust, cache, caesarean, calcium, camp, canada's, cant, captured, carpet, carton, cartons, cashew, cast, champions, chance, cheapest, chidinma
3.2: chinedu, chocolate, chopping, chromebook, clears, clocking, clothing, coding, collector, combination, communion, compact, concrete, conductor, container, corset, cotonou
3.2: coughing, cousins, crate, create, creche, crunchy, cups, current, dating, davido's, debited, debt, designs, discipline, disgrace, disgracing, distance, divide, dog, dolor
3.2: draining, drains, dreamt, driver's, dropping, drops, dry, eating, electric, elitebook, emails, emeka, emperor, endurance, engineering, engineers, ephemeral, evict, ewu, ex
3.2: exact, expired, expo, export, fair, fake, fare, faso, favourite, fever, film, finance, finishes, fly, folake, followers, foolish, footballer, forty, fraudster, fresh, fried
3.2: frsc, ft, funny, gambia, gapping, gari, gluconate, gm, gmail, gotv, graduates, grammy, grandson, groundnut, guo, guys, hacked, hahaha, hamstring, hang, hanging, harmattan
3.2: hate, hell, hfhfhf, hhhhh, history, hjdksl, hnd, homework, honest, i stop, ideas, immigration, indomie, inec, insha, insure, intervention, ipsum, itel, jjjj, jjjjjjj, judge
3.2: kenya, kg, kingdom, kpakpakpa, kva, leaf, license, link, load, lololol, lonart, lorem, loudly, mad, maggi, majesty, mechanical, meiosis, meow, messi, microbiology, midwifery
3.2: mikano, minister, mistakenly, mitosis, mmmm, moi, moon, mouth, mpc, mpr, mr, mrs, musa, music, nafdac, name for, natural, needs, neighbour's, netflix, nikkah, nomination
3.2: obudu, of cement, oily, okafor, oloshi, omonile, op, opening, opinion, osimhen, outboard, outline, output, override, owambe, owes, pain, palmpay, paracetamol, parade, pastor's
3.2: patience, patient, pcn, pending, person's, phcn, pick, picked, picking, picture, places, player, playing, pm, polite, politician, position, potassium, prayerful, pretend
3.2: prices, profile, prompt, pulling, pvc, pwned, quit, qwer, qwerty, rabbit, ranch, react, reading, recruitment, reducing, refinery, remedy, remind, renewed, replied
3.2: requirements, richest, ring, river, rivers, roleplay, ronaldo, root, rot, rules, sabon, sallah, salty, samaru, samsung, sanitation, sauce, saw, scarcity, scatter, screen
3.2: sentence, sermon, session, shedding, shirts, signage, sing, smarter, smell, smoke, sms, snapchat, snores, snoring, soccer, somewhere, son's, sort, spurs, square, squared, ss
3.2: stage, stain, stamping, stopping, storekeeper, strawberry, stream, strike, stupid, style, submission, sue, suitable, surge, survey, swear, talks, tamper, temperature
3.2: the meaning, tire, tokunbo, tomorrow, toothache, trademark, trainees, transformer, trcn, trek, tubers, tunde, twenty, units, update, updated, urgently, useeffect, verify
3.2: voters, w, waiting, walima, washing, wear, weather, weighing, weight, where can, wicked, wizkid, woman's, yamaha, yards, yeeeee, yellow, yoruba, you're, zaria, zobo
3.1: far, rice, since last, soup, won the
2.9: access, and has, are a, c, c of, correct it, exam, for fixed, how far, is better, is now, loan wey, march on, marry, me should, of o, pass for, pls help, post, punish
2.9: register my, registration, shut, third, watch, wig, will it, will you
2.8: app, better
2.7: # at, always, answer, bet, bought #, card, date of, go do, meaning of, now and, word
2.6: # should, a very, a visa, a wedding, abuja to, and now, apapa, at night, bet ja, body, buy a, by mistake, call me, caution, cheat, compound, council, data for, engine
2.6: entitled, entitled to, farming, for just, from kaduna, get more, gives the, go buy, goats, grow my, has not, help me, his account, how should, i entitled, i treat, ignore
2.6: industrial sewing, ingredients, international, inverter, is bitcoin, is nysc, is one, ja, leave her, me loan, me one, my drivers, my turn, news, nite, pages, party jollof
2.6: per term, reach my, register a, salary since, shell, ship, so it, surcharge, sure, that has, the capital, the phone, they offered, to make, to naira, total pls, toyota
2.6: toyota corolla, treat, use this, vat, vs, wait, war, wey go, what salary, when e, whoever, without it, your
2.5: stop, who is
2.4: # times, ankara, apply for, can you, dey play, drop, grow, holiday, i apply, i correct, is wrong, lace, much for, my boss, offered me, on sunday, permit, piggyvest, restaurant
2.4: term, to register, want #, what documents, you, you no
2.3: baby, bags, drivers, how can, i cook, in kano, night, numbers, opay, to buy
2.2: tell me, weekend
2.1: # change, # corolla, # day, # development, # feeding, # he, # health, # small, # yesterday, a bakery, a danfo, a phone, a real, a second, abeg help, abeg how, abeg my
2.1: abeg when, abuja from, add everything, admin, after losing, agbero, ajo, am for, am wrong, amala, among, an exam, and fifty, and gele, and get, and i'm, and just, and lace
2.1: and ptad, and some, and where, and who, and win, ankara and, another one, apartment in, app is, appointment, are #, area, at cac, at luth, at month, babies, back or, bag and
2.1: bank how, bank i, bank or, bank say, banks, before my, berger, big brother, blow, borrow, boss, bride, bride price, broke, brother lives, business for, business on, cake on
2.1: call am, car in, carry go, catering business, cattle, charge of, cheat me, cheating, check for, chemist, chin, chin chin, city, clearance for, close, code, come dey, coming
2.1: coming out, company income, company that, contracts, couple, cream, crypto or, customer care, customs, cut how, daughter is, day is, days how, days of, delete, dem get
2.1: dey cheat, discount, dollars in, don collect, don finish, don reach, don start, double, e give, e pay, egg, enter how, epe what, esusu, everyday for, everything they
2.1: expensive, facebook, federal government, fees is, fiancee, fifty, fifty thousand, finish how, flat #, flood, for ikoyi, for land, for nigerians, for our, for something
2.1: for three, for uniben, for us, for weekend, format, from abuja, from camp, from teaching, game, garri #, gele, giving me, go for, going, government wan, graduate
2.1: graduate trainee, guests, has a, has paid, have on, he is, hide, hiring, his salary, hr offered, i become, i check, i join, i marry, i negotiate, i pass, i recover, i sent
2.1: i sleep, ibadan #, if it's, in ibeju, independence, industrial, insurance and, interest rate, is am, is each, is his, is how, it go, it legal, joor, just a, just do, just waka
2.1: kaduna and, kaduna with, know if, lagos now, landlord increase, laptop for, lastma, lekki phase, let's, lines, loan the, lokoja, luth, make dem, make the, many times, march my
2.1: march this, market say, me be, me say, members pay, mind, month or, months wetin, morning how, mosque, much now, much remain, mum she, my bus, my call, my child, my fiancee
2.1: my hair, my machine, my manager, my nysc, my school, my second, my stall, my table, my tenancy, my wig, naira on, name at, nearest, need #, negotiate, nelfund, nepa, nepa bill
2.1: never get, nigeria have, nigeria or, nin how, not been, notice, notice that, now i, now they, now wetin, now with, number how, number of, nursing, of fuel, offered, ogbomoso
2.1: on and, one get, open for, or dem, or should, others, out n, paint, passing, people come, people i, people with, permanent, person get, person i, petrol, phase, phase #
2.1: pikin dey, plan cost, plenty how, poor, poor people, pos person, programmed, put for, raising, rest, result, returns late, rsa after, seen, send #, send it, settlement
2.1: settlement for, sewing machines, share #, share it, she has, she will, shoot, shop permit, show me, siblings, simple, sir, sleep, somebody with, song, split, spoil, sports
2.1: stall, start a, starting, status, street, sunday, suya, take collect, take to, tank, tax refund, teaching service, team, that will, the exchange, the freezer, the fuel
2.1: the market, the nearest, the next, the nigerian, the normal, the palm, the wage, their salaries, them at, they accept, this calculator, three term, times, times #, times a
2.1: to am, to and, to come, to grow, to kaduna, to leave, to negotiate, to port, to start, top for, trainee, travel, travelling, us salary, us the, vat on, vendors, vex, waka
2.1: wan increase, we go, well, wetin e, what day, when will, where is, wholesale, why was, wife just, will accept, will make, with n, within #, women, words, write am, write out
2.1: wrong, wrong how, wrote, yam #, yard, you get, you must, your own, zamfara
2: how i, write
1.9: documents, i fit, letter, loan of, meaning, price, tell, yam
1.8: # bedroom, # since, agreement, bedroom, between, bus, calculator, closing, court, daughter, e reach, fit do, for bodija, for somebody, from lagos, garri, gree, hold, i open
1.8: ilorin, in manchester, in our, it or, it will, land in, leg, legal, masters, maths, me my, my guy, my neighbour, my pikin, neighbour, no gree, number, one day, one person
1.8: or na, party, pass, pls my, salary earners, sewing machine, the form, the price, turn, vehicle, very, what did, when does, who
1.7: abeg, black market, cac, check, generator, going to, help, machine, play, store
1.6: # back, # bags, # year, a domiciliary, a laptop, a salon, a supermarket, about it, accra, africa, alhaji, anambra, and tell, and will, annual returns, as you, award, b
1.6: balance, before and, black, boyfriend, business dey, business loan, but e, calabar, calls, can they, can't, cashier, check my, chemist shop, chops and, coin, collect am
1.6: coming in, danfo, delete my, delivery #, dem call, deposit, dey take, don die, earn in, equal, error, even, everywhere, fill a, find, fixed, fixed deposit, for canada
1.6: for dollar, for lagos, for which, foundation, give am, given me, go take, go up, go use, guangzhou, gym, hair #, hair and, he gets, he has, her #, hour, hours, hundred and
1.6: i delete, i report, i wan, ikoyi, in ilorin, in wuse, is going, is too, is transport, it's #, later, leave me, lga, list all, loan is, loan to, long should, machines, make a
1.6: make e, market women, maternity, maternity leave, me check, me do, members, moniepoint, my catfish, my data, my keke, my son, na who, name no, national, next month, nigerians
1.6: nysc allawee, off for, oil and, on how, on monday, on their, one be, one with, open a, out the, oya, phone, plan, pls what, poultry farm, price of, real estate, recover
1.6: refuse to, refused, refused to, release, roadside, salary at, salary in, say government, send my, should we, shouting, showing, sit, son, sportybet, steps, steps to, tax work
1.6: the army, the second, they told, this app, thousand naira, to open, traffic, two hundred, two people, uniben, unilag, university is, us tax, uses, usually, wallet, wan pay
1.6: weeks what, what can, what was, whatsapp, which documents, who do, who i, why do, wife she, withdrawal, without, won, workmanship, years at
1.5: # #, accept, bad, bank gives, birds, call, catering, catfish, channel, charged, cook, customer, fight, fuel na, how do, i carry, in jos, it a, it with, levy, me what, my phone
1.5: need for, office i, open, running, sef, talk, tenancy, tenancy agreement, this #, to abuja, to bring, transfer, water
1.4: everybody, fit, kaduna, make i, saturday, too much, wetin i
1.3: # total, being, big, buy, did the, do my, doing, finish, guy, has been, how many, i send, if e, in kaduna, in texas, job at, list of, local, local government, month but, name
1.3: on me, real, sewing, she dey, show, texas, wan, wedding, which one
1.2: # one, # when, # years, a loan, a tenancy, abi na, ajah, and delivery, and got, and how, b #, better for, braiding, business i, buy bitcoin, buy for, can my, can't pay
1.2: car loan, catch, change the, company at, computer, dat, dentist, development, development levy, dey give, dey hold, did they, draw, during, duty, e get, everybody dey, explain
1.2: first one, for december, for ibadan, for shop, for someone, for surulere, free from, freezer, from ibadan, generator for, get for, go get, go make, government dey
1.2: hair business, has, has the, hmo, i buy, i can't, i plan, i'm the, in computer, in which, is for, is he, it now, like that, list, loan, lottery, machine for, maiduguri, manage
1.2: many, market fund, me a, me at, meeting, money market, month end, move, much i, mutual, mutual fund, my daughter, my friend, my leg, my nin, my tenant, my wedding, naira and
1.2: name with, next, no pay, no sabi, normal, note, on his, on n, one before, one na, play for, please what, point, rates in, read, sabi, salary does, second one, shop for
1.2: small shop, somebody that, space, spread, students, table, the balance, the cbn, there is, to canada, to check, to go, train, training, transport to, unit, wants, way
1.2: wetin dey, wey remain, when did, while, within, works, worth it
1.1: # everyday, block, built, care, cbn, correct, e be, eat, friend, girl, instagram, it in, kano, manchester, me the, mtn, my small, naija, nysc, onitsha, plenty, proof of, room
1.1: she, since, small business, take get, the th, use it, weeks
1: # before, # fuel, # pikin, # worth, a lagos, a raise, a staff, a trader, abolished, accesories, acquired, acres, add it, add the, addition, additional, administration, advantage
1: advertising, affect, agent's, agents, agriculture, airdrops, ajegunle, alawee, album, allowable, amend, amputated, analyst, and do, and i've, and what's, angel, anoda, anyone
1: anywhere, apo, appeal, apple, applied, apply, apprentice, approves, ariaria, arranged, article, artistes, assessed, assumed, attach, attached, attendant, aug, authority
1: automatic, avoid, away, axis, baba, back #, backend, baking, bale, bales, banner, batteries, bayelsa, bc, beans, becomes, begged, behind, betting, beverage, bigger, bikes, blade
1: blame, blank, blind, blocks, blogger, boko, bolt's, boot, borrowed, bounced, braid, braids, brands, bribes, broda, broilers, bros, builders, bungalows, burglary, bybit, cabin
1: cable, cad, cannot, canopy, canva, capped, carburetors, carried, carrying, cause, cctv, cell, ceremony, certain, chai, chairman, chairs, chalk, challenge, changes, channels
1: charcoal, charger, chef, chickens, child's, chinese, chips, choir, choose, christmas, church's, citizens, classes, cleaning, clinic's, clippers, cloth, coaching, cocoa, cod
1: code for, cold, college, combat, combine, commencement, complete, completely, compulsory, computed, computers, computing, concession, confidential, confirmation, conhess
1: consequences, constable, consultant's, containers, content, contest, contractors, contributing, conversion, cooker, cooking, copper, costume, could, counting, course, coverall
1: covering, crazy, crew, crime, crosses, crowdfunding, dad's, dancers, dates, dealer, dealership, debts, decides, declaring, delay, deliveries, demand, demanding, dental, depend
1: depends, designed, detergent, determined, dev, dey open, dey talk, differently, diplomat, disagree, disappeared, dismissal, dispose, distribution, disturbing, dodge, domestic
1: downsized, dowry, drawings, drilling, driving, drove, duties, each person, earlier, earnings, earpiece, eatery, editors, edo, eight, electrodes, embassy, embroidery, ends
1: entering, entry, etc, euro, europe, everyone, evrytin, exams, excel, except, exchange rate, exclusively, executive, exempted, exercise, exit, expats, expectation, expertnaire
1: extension, eye, face, farmland, fb, fear, fee and, feeling, fertiliser, fetch, fgn bonds, fighting, firewood, firm's, fleet, flex, flying, fmcg, follow, football, for epe
1: for ikeja, for onitsha, force, formula, fridge, fridges, fries, fringe, from china, front, fully, further, gates, ghana, gig, give, giveaway, glasses, go about, go and, go still
1: gombe, gospel, gotten, gowns, gp, gra, grammar, grandfather, group, guess, hadin, hairdressing, hall, handled, handling, handouts, haram, hardly, harvest, hauling, have my
1: headmistress, health, heavily, heavy, helmet, helper's, hers, hidden, hiding, highlander, highlife, hires, hod, hope, hospitals, household, housekeeping, housewives, hse, hubby
1: hubby's, hustler, hyphen, i bake, i see, identification, ife, illegal, importation, imported, in epe, in onitsha, inbox, including, increment, indian, industry, inflation
1: influencer, inherit, inspect, inspection, install, instalments, instead of, instrument, interviewing, invested, investments, invoices, involved, ioc, ireland, is still, isnt
1: it back, it be, it correct, it on, it's my, italy, items, jail, jewelry, jiji, jobless, johannesburg, join the, juju, junior, juniors, kai, kain, kantin, katangowa, katangua
1: keyboard, killing, known, kogi, kwara, kwari, labourers, lady, lance, landed, landlord's, language, las, lashes, last week, lateness, layout, lead, leader, leadway, lebanese
1: lekki is, lend, lending, lent, liable, libya, lies, line, loan for, loans, lock, lowers, lowest, luno, mai, main market, maitama, make me, maker, makoko, makurdi, malaysia
1: management, marina, marked, market rate, marketer, marketing, master, matches, matron, mc, meals, means, meat, media, men, mend, meta, mgr, mid, millions, mined, mistakes
1: mobile, moment, money back, months and, morning, mother's, mua, mum's, musician, nails, native, nau, naval, nd, neva, newscaster, nft, nhia, nhs, nights, non, nor, notebook, now
1: nurtw, obajana, objection, obtain, oda, offerings, offline, ojota, older, on both, onboard, one is, operate, operator, operators, osogbo, ourself, ourselves, outsourced
1: outsourcing, oven, overpay, own name, owned, pad, page, painting, pap, parallel, partnership, passengers, pasted, pay how, pay us, payer, payout, payouts, pensioners, period
1: petty, photo, physiotherapist, pieces, planned, plantain, plastics, platform, pocketed, podcast, polio, politicians, ponds, pop, popsy, ppl, practising, pregnancy, premiums
1: presumptive, probation, proceeds, produce, professional, programme, project, projects, props, provides, published, pupils, purely, purposes, puts, putting, qa, qualify, quarry
1: radiographer, ran, rating, rav, reaches, reads, reagents, reality, rear, redundant, refunds, regional, reinvest, reinvested, relationship, relaxer, released, relocate, rely
1: remaining, remits, remittance, rep, repaired, repay, repaying, repayment, responsible, retiree, retirees, rewire, robbery, rolls, roommate, roustabout, royalty, safety, sail
1: salaried, salesboys, salesgirls, sambisa, sand, saving, scientist, scrapped, screens, scripts, scrubs, seafarer, seasonal, sec, section, sell it, seller, seplat, served, servers
1: sets, several, sews, shd, sheet, sheets, shifts, shoemaker, shooter, shooters, shop's, shot, shouldnt, sick, sickle, sienna, signed, signing, singer, sits, sitting, skincare
1: skip, skit, slice, smart, snail, snepco, soakaway, soap, social, sofa, solar, solicitor, solo, someone's, sometimes, sori, sources, speaking, spirit, spoiled, spoiling, spouse
1: spray, spraying, stanbic, stands, start, state's, stationery, stayed, stem, stems, steward, stil, stipend, stopped, stops, storey, stress, stuff, stylist, submitting, such
1: sukuk, sums, suppliers, supply, survivor, suv, swapping, tailors, takings, talking, tanker, taxes, teacher's, telco, telling, template, terminated, tex, textile, the cost
1: the difference, themselves, thesame, they'd, they're, thirty, threshold, throw, tickets, tippers, tithes, toll, tournaments, traders, transaction, transcription, translater
1: translator, trip, truck, truth, turkey, tutorial, tutorials, twitter, typing, uber, uber's, unawares, undergraduate, unilorin, unregistered, unsubscribe, upstream, used, useful
1: ushers, utility, uyo, va, vacation, vaccines, ventures, vet, vice, videos, viewing, voice, vulcanizer, wahala, warfront, wasn't, watching, we are, we be, we dey, we've, wears
1: web, websites, wed, week and, welders, what percentage, wheelchair, whenever, wholly, whose, winner, wipe, wise, with cac, withdrawing, withdrew, wives, won't, wood, worldwide
1: worry, wounded, writes, written, wrongful, years in, yes, youtuber, zenith bank, zone
0.9: bodija, cement, child, clearing, domiciliary, earners, jos, march, oil, pls, police, said, sole, stays, ticket
0.8: bread, break, club, gtb, hire, import, lie, main, ptad, report, second, states, thousand, type, wuse
0.7: abi, bank, dangote, everyday, good, hair, him, pikin, see, student, things, where, which
0.6: alone, apart, brother, capital, change, charge, china, die, don, farmers, fund, g, giving, he, her, highest, ikeja, instead, long, network, nin, papa, refuse, send, something
0.6: supermarket, time, tips, uk, up, why, working, yaba
0.5: abeokuta, accounting, adding, advice, affiliate, age, ahead, airbnb, airdrop, akure, albums, alerts, allow, angola, approved, arepo, artisan, asks, asset, association, assume
0.5: audit, automatically, avoidance, awards, bake, became, become, berlin, besides, billed, bit, bitcoin, bonds, bonuses, box, bq, brackets, brewery, btc, burial, businesses, cake
0.5: calculating, calculations, camera, campus, canadian, cancelled, case, chair, chamber, cheaper, chemical, chemistry, clipper, commot, companies, company's, competition, confirm
0.5: confused, considered, consult, cook's, corolla, corpers, corporate, corps, countries, coupon, cousin, crates, credited, damages, decide, declared, delta, dependent
0.5: depreciation, desk, dia, diaspora, did, difference, disabled, dollar, drinks, dropped, e, ehen, elder, electrician, electricity, employees, employs, enterprise, equally
0.5: ethereum, evidence, exemption, expat, expatriate, fabric, faithfully, false, families, fathers, feeds, field, fines, fingerlings, fisherman, flyers, foreigner, freelancers
0.5: friday, friends, frozen, girl's, gl, golden, google, h, handshake, haulage, having, hawk, hawkers, headmaster, helper, himself, his, hit, honorarium, housewife, ibtc, ignored
0.5: ijebu, importer, increasing, indrive, information, inspector, installments, internship, investment, investor, itself, joint, kinds, kitchen, kobo, kubwa, landlord, landlords
0.5: lay, learn, least, leaves, leaving, let, letting, levies, liability, libel, little, loaders, loaf, london, looks, low, ltd, makes, making, mama, mararaba, market, marriage
0.5: maybe, md, member, membership, midway, military, minus, miss, mixer, mostly, motherless, mould, moves, moving, mtnn, mushin, narration, navy, nba, need, neither, newspaper
0.5: nine, notes, npfl, offers, officer's, often, ogba, ogbete, oh, oshodi, overcharged, overseas, owerri, owns, packaging, paddy, park, parlour, parsonage, payments, payoff
0.5: payslips, pensioner, people, persons, planning, plant, plots, polytechnic, prints, prizes, process, profits, promised, promo, properly, proves, push, quarter, questions, quiz
0.5: raffle, recharge, reduced, reduces, register, reject, relative, reporter, resume, retrenchment, rich, riders, rooms, rotation, rule, separately, sept, sergeant, she's, shift
0.5: shoots, shortlet, similar, skits, snacks, source, south, special, sprayed, staying, step, stories, stubborn, swallow, taxation, tech, teller, ten, terrible, than, thank, thats
0.5: think, though, tiles, too, toronto, treatment, treaty, tuition, twice, uncle's, undergraduates, unemployed, uni, unn, vaccine, valid, van, vanished, vessel, victoria, waiters
0.5: wardrobe, wash, wasted, waybill, website, went, whom, winnings, woman, writer, wrk, xmas, zakat
0.4: brand, bungalow, carry, chops, cut, epe, feeding, five, gets, go, keeps, lekki, lump, mile, monday, person, pharmacy, say, scholarship, someone, told, treasury, university
0.4: want, years
0.3: abuja, agency, apartment, been, buying, can, clear, clearance, colleague, developer, earner, exchange, get, gift, hundred, lagos, land, leave, maize, mistake, naira
0.3: percentage, please, poultry, sent, should, surulere, thing, tomatoes, trader, weekly
0.2: acct, actual, architect, are, army, arrears, assistants, attachment, attachments, barb, barber, believe, bike, bill, bird, boots, borno, bottling, bricklayer, called, captain
0.2: chargeable, church, clerk, commercial, compared, contributed, country, cover, cutting, declaration, digits, directly, donate, donation, donations, editing, effect, either
0.2: employ, ended, enjoy, equipment, equivalent, euros, fabrics, father's, favour, fee, filed, files, fiverr, flu, frontend, gained, gbagada, germany, given, gold, handle
0.2: happened, homes, hostel, husband's, i'll, i've, ibafo, ibeju, include, interest, iron, japa, lab, labourer, laptop, leeds, longer, look, lorry, lose, lost, lying, maintenance
0.2: meal, meant, million, mission, month's, most, nasarawa, ngx, none, nursery, october, officers, operation, outside, oyo, panels, partners, past, perfumes, pita, pond, portion
0.2: posted, press, prize, promote, punishment, radio, raised, reach, receipt, reduction, registrar, relocation, remitting, replace, research, resigned, returns, revenue, rewards
0.2: rig, rounded, runs, salesgirl, sango, savings, scared, schools, seed, seedlings, senior, separate, serving, setting, share, shared, shey, shipping, sign, single, soldier
0.2: starlink, statement, subtract, surgery, taxpro, their, theirs, there's, they'll, tools, touches, ui, upfront, village, vouchers, whatever, when, withdraw, wont, youth
0.1: benin, by, centre, crypto, do, form, how, ibadan, port, pounds, proof, roof, sack, sew, side, stock, take
0: anybody, back, delivery, im, losing, nigerian, old, our, payment, percent, pos, secondary, to, touch, wey, worth
-0.1: adsense, advance, agree, american, answers, bills, binance, biscuit, blog, boutique, branch, bridal, business, canada, cancel, cap, claims, co, commissions, corporal, dad
-0.1: dash, dashed, dec, dependants, digit, directors, disability, done, education, electronics, empty, enter, ever, exist, expects, fertilizer, food, furniture, gate, girls
-0.1: government, grade, held, hired, ig, incomes, increase, independent, inheritance, inherited, injury, interview, it's, judgement, lapo, last, laundry, max, me, microfinance
-0.1: missed, mum, needed, negotiating, nurses, nyanya, nylon, o, of, offices, oga, okada, or, ordinary, orphanage, p, pastor, personally, pocket, product, promoted, pure, question
-0.1: raise, receive, refund, remitted, repairing, replaced, residence, resuming, roughly, round, royalties, saloon, sch, secretary, site, small, smaller, soldiers, staking, stand
-0.1: straight, strictly, subscription, taxing, teachers, telecoms, three, thru, tiktok, tomato, trading, transfers, trips, trouble, true, tv, twelve, unpaid, usd, using, vi
-0.1: welding, wetin, whether
-0.2: asking, at, benue, book, collect, dey, earning, father, fine, happen, harcourt, it, like, lives, make, married, mean, pepper, remain, somebody, teaching, th, use, we, wife
-0.3: accessories, account, ads, advert, agbara, ago, alaba, alert, allowee, amounts, annuity, apprentices, artist, ask, assurance, average, bakery, belong, build, buyer, cakes
-0.3: certificate, charity, closed, consultancy, contributions, cooks, cot, date, days, dispatch, doesn't, duplex, effective, entered, evasion, events, excess, feb, fg, finished
-0.3: fintech, for, general, german, gifts, gives, gone, grant, high, invoice, is, joined, junction, keke, kids, know, layers, lining, logistics, matter, medical, micro, nanny
-0.3: never, nnewi, not, offering, one, oyinbo, parties, percentages, perfume, perks, plumber, plumbing, plus, poly, power, principal, privately, promotion, proper, prove
-0.3: redundancy, refuses, returned, save, saying, schedule, set, settle, shoe, shoes, sister, studio, support, tailoring, technician, telecom, this, through, trust, tyres
-0.3: understand, video, weddings, wife's, with, withhold
-0.4: civil, come, evening, first, fuel, husband, i, just, kindly, light, man, manager, months, mother, on, out, place, salaries, teach
-0.5: a, agent, annum, articles, asked, before, benefits, boy, but, camry, caretaker, cash, casual, chicks, chop, cleaner, cost, customers, director, eggs, employment, event, fgn
-0.5: fill, flour, gwarinpa, haven't, hazard, head, heard, individuals, its, kebbi, kind, middle, online, owner, pencom, pharmacist, primary, printing, pro, property, proprietor
-0.5: rate, rental, retiring, retrenched, sending, serve, service, some, spare, taxpromax, tenant, uniform, until, upkeep, us, welder, what, what's, writing, zenith
-0.6: #, aboki, abt, accounts, am, and, applies, asaba, balogun, bought, building, calculated, carpenter, cars, caterer, changed, coins, collecting, data, didn't, doctor
-0.6: employer's, engineer, enough, etax, feed, figure, finally, forget, found, graphics, hairdresser, houston, hr, hustle, if, ikorodu, in, kept, l, lecture, lecturer, motor, my
-0.6: ngo, nurse, object, okrika, ones, ota, overpaid, passed, passes, pound, record, registering, reliefs, right, sacked, sells, shares, shows, stay, stocks, supplier, tailor
-0.6: thrift, uniforms, wages, wats, week, zero
-0.7: about, accommodation, accountant, add, adds, allawee, bring, contribution, down, employee, estate, expense, farm, final, fish, flat, foodstuff, four, graphic, guard, half
-0.7: hear, higher, hotel, jrb, lessons, locum, maximum, nigeria, off, opened, package, payoneer, photography, practitioner, rates, relocated, remita, rider, sorry, starts, sum
-0.7: supervisor, the, tractor, trade, treated, virtual, warri, widow, wigs, will, workshop
-0.8: aba, against, because, begin, belongs, concern, contribute, credit, deal, deliver, dem, different, dollars, dont, drive, dubai, dues, each, fashion, flats, hand, houses, jtb
-0.8: late, legally, lived, lunch, makeup, more, much, n, na, papers, performance, photographer, remit, remote, retire, shop, so, state, that, under, usdt, warehouse, was
-0.9: all, allowed, america, an, be, boys, brought, chambers, clothes, daily, editor, employers, figures, former, freelancer, from, gen, included, internet, keep, lesson, nko, no
-0.9: overtime, ph, products, receipts, receptionist, rented, rents, resumed, retired, rsa, salon, school, slip, suppose, those, top, transport
-1: # in, # or, # withholding, a freelance, a self, add my, again, and fuel, and pay, and shop, and software, another, apart from, around, as a, at a, be taxed, bolt driver
-1: children's, collected, consulting, convert, cut tax, date must, dey tax, dis, dividend from, does that, dom, dom account, drive bolt, else, employer pays, enugu
-1: federal ministry, fgn savings, file anything, file tax, for aba, for losing, for myself, for them, for work, fry, full, good afternoon, husband died, i came, i can, i don
-1: if the, in another, in canada, is removed, it from, it goes, it my, it was, january till, kiosk, level, light and, looking at, lost my, lower, me to, money, month is, month the
-1: monthly plus, monthly salary, moved back, mowe ogun, my madam, my salon, no file, no tax, not a, off and, office, oga dey, ogun state, on data, on my, on upwork, paid in
-1: pay more, paye should, please how, policy, practice, profit #, provisions shop, remains, remove the, retirement, ride, salary for, school teacher, security man, sends me, shops
-1: six, so no, still file, still owe, taking, tax that, the contributory, the paye, then they, they calculate, thread, to #, to a, to tax, two, uncle, voluntary, week for
-1: wetin be, wetin remain, when i, with an, with me, year before, year on, year's, yearly tax, yet
-1.1: # into, # month, # per, # shop, # staff, a small, a tax, a wife, all i, allowances, also pay, also sell, and everything, annual gross, anything, at once, both, brings #, car
-1.1: charges, chop #, client, company dey, consultant, contractor, counted, day, day #, days for, december i, dem dey, dey cut, died, does, does tax, enters, every week, federal
-1.1: for children, forgot to, from how, gtco, hi, home every, i declare, i remove, i started, i took, in mowe, in ogun, in the, income tax, inside, is money, is n, jan, living
-1.1: madam dey, made a, me for, mine, money for, month dem, month plus, much will, my aged, my two, myself and, na true, never register, new company, nrs, old law, or anything
-1.1: or is, other work, paid by, paye every, paye for, paying my, pfa pays, profit in, rent can, repairs and, return by, salary was, scheme, so i, software, still pay, student i
-1.1: tax or, tax what, tenants pay, the #, the full, the goods, the penalty, the profit, then i, there tax, these, they already, they bought, through my, to pension, turnover
-1.1: was paid, weekends, what rate, year they
-1.2: # after, # house, # percent, above, actually, afternoon, all the, band, below #, came back, canteen, company gave, company pays, contract staff, cra, day for, dey bring
-1.2: dey comot, dey for, diesel and, do they, does this, driver, evening i, everything, everything i, expenses how, farmer, fees, firs, for good, from the, gave, hello, house help
-1.2: i no, if i, if they, in january, in march, in my, insurance, is asking, island, it at, job, job i, join, keeping, make about, materials, me go, me off, minimum tax
-1.2: month before, month of, mowe but, my expenses, my monthly, my ppa, of may, of my, on rent, only income, out of, owe, payroll, pension what, personal tax, pfa, profit this
-1.2: records, remotely for, remove pension, removes, september, sold a, tax again, tax at, tax free, tax pls, tcc, teacher, that's, the company, the other, them, union, us company
-1.2: week all, week i, with no, work i
-1.3: # gross, # my, # transport, a loss, a plot, a tailor, a teacher, aged, akara, all expenses, already deducts, already removed, also do, also have, and my, and paid, and rent
-1.3: and the, annual tax, another #, are they, assistant, bands, bought for, bring #, cassava, cement shares, clean, come off, compute my, contributory, counts, day and
-1.3: deadline for, death gratuity, design, does not, earned #, family, for it, free of, gain na, gains, get any, go dey, goes to, got a, have, i changed, i drive, i only, in april
-1.3: in february, in june, income before, income this, is about, is interest, is taxed, is that, it true, job and, labour, ladipo, lawyer, level #, limit, limited, looking, me an
-1.3: month in, monthly after, more tax, much can, much more, my boys, my life, my old, my only, my parents, my sales, myself, not taxed, nothing is, nurse in, of june, of n
-1.3: of the, offer, offshore, on the, one estate, only, only #, or the, paper, part time, pay for, pay house, pension i, ppa, premium on, profit a, profit every, profit of
-1.3: quarters, really, received, removed from, sell my, sell the, selling, shares for, startup, submit, suppose dey, suppose pay, tax dem, tax na, tax the, the job, there
-1.3: they will, to build, to reduce, two of, value, wage, were, wetin go, what gross, with my, year what's, youtube
-1.4: # premium, a dollar, a flat, a job, account every, an official, august, benefit, bond, claim, d, death, declare, deducting, for not, gain on, gateman, good evening, gratuity
-1.4: hospital, i got, i supposed, in all, it reduce, left for, like #, monthly no, my account, net, new, no expenses, nobody, of them, ogun, own a, pay in, pays my, penalty
-1.4: penalty if, per, personal, remove from, rent out, school and, sell provisions, sends, st, still need, the one, the total, they deduct, they take, till, tithe, total, us pay
-1.4: whats, which state, which year, with the, work in, work remotely, worker, year in
-1.5: # dem, # gain, # out, # yearly, added, am i, and a, and pension, and we, and work, annual, aside, assessment, barbing, below, bought a, by myself, company is, compute
-1.5: cooperative, day to, deductible, dem suppose, does a, don't, exactly, february, file a, filing, fine if, flats in, for month, gave me, got my, had no, i earned, i moved
-1.5: i own, i stay, i to, i'm, id i, in may, in naira, income how, is free, job in, left, me #, me every, months late, mortgage, much paye, my rent, naira to, no deductions
-1.5: no income, nothing, of office, ok and, owe for, own, paying tax, pension contribution, pension no, pension of, pension reform, profit from, profit monthly, reform act
-1.5: remotely, rent and, rent na, salary, sale, security, self employed, shop is, spend #, tax dey, tax every, tax how, tax in, tax my, tax now, teach in, the agent, the deadline
-1.5: the minimum, the state, to may, took #, transport #, which tax, will nigeria, will tax, work how, year with
-1.6: # interest, # life, allowance, and repairs, and tax, as tax, back from, be removing, by what, collects, company in, day i, deducts paye, each of, earn, earn #, end, flat in
-1.6: foreign, gas, got, have never, house in, i have, i rent, in school, me n, mechanic, month as, month my, must, na only, of tax, officer, on everything, on it, on that
-1.6: own house, own life, parts, pay the, profit na, put, remove tax, rent i, return on, salary and, salary of, self, servicing, so what, state but, takes #, tax it, tax people
-1.6: that money, that one, the only, they be, to be, to june, was on, will i, withholding tax, would, year the
-1.7: # no, # rent, # the, a return, before that, books, can a, civil servant, clients, contract, december, designer, drugs, each one, first job, freelance, get tax, happens
-1.7: i earn, i forgot, i was, lagos which, laid, last date, lirs, me in, month do, month on, month they, monthly what, my annual, my gross, nhis, parents, pay is, pay my
-1.7: pension from, reform, sales, servant, severance, state do, submit my, the rent, there a, to pay, upwork, what date, what happens, wht, wife and, year from
-1.8: a house, a salary, amount, any relief, as compensation, bolt, brings, calculate, children and, clinic, consolidated, consolidated relief, corper, days a, deadline, deduction
-1.8: dey pay, dividends, due, earns #, employed, every day, extra, for year, forgot, go pay, gross salary, housing, i am, i dont, i had, i made, jobs, madam, ministry, money i
-1.8: month i, my employer, my first, new job, nothing else, official car, on time, on top, paye be, pension every, pension how, pension or, personal income, profit for, put #
-1.8: reduce tax, register for, registered, removed, return for, salary every, staff, still, supposed, supposed to, tax do, tenants, the end, the old, the pension, this year
-1.8: will the, worked, year na, year please
-1.9: # every, a new, abeg i, after, and transport, any other, be paying, came, children, comes, dividend, earned, earns, exempt, factory, firm, for pension, gain, gives me, go tax
-1.9: goes, gross is, i keep, i put, i teach, insurance premium, is deducted, is there, just got, less, life, monthly i, moved, much of, my family, my hand, my personal, my take
-1.9: once, over, part of, pay on, paye from, plot, remove, rent a, rent is, resident, sell, still have, tax altogether, tax go, tax law, the car, tin, to december, what will
-1.9: withheld, withholding, year after, year my
-2: # salary, after all, after fuel, already, any, be my, bonus, data and, dey remove, diesel, every year, for one, free, from a, i never, july, last day, made #, month and, mowe
-2: my flat, my gain, my payslip, nigeria tax, one year, pays #, provisions, remove #, run a, should my, sold, takes, tax per, tax should, that i, they paid, till december, with a
-2: work #, workers, year is
-2.1: # nhf, # profit, act, after i, am a, and i, and nhf, as, comot, cost me, dey sell, employer, for loss, from my, gross #, here, house, house rent, i dey, i sell, i spend
-2.1: i still, i'm a, if my, in december, is tax, january, law, month pension, monthly from, monthly pension, my own, my return, office is, official, own tax, pay, paying, per day
-2.1: private school, removing, says, started, taken, tax me, tax to, the two, they, year and
-2.2: # children, # tax, a week, april, basic, before they, compensation for, count, deducts, each month, i deduct, i file, i run, i spent, into my, loss of, paid, pension and
-2.2: relief for, tax and, th month, the tax, this new, whats my, work for, year
-2.3: a bank, a private, company, costs, dey work, fuel and, home, income, is in, it taxed, minimum wage, month no, profit is, rent, spend, the money, will my, year for, year no
-2.4: # as, # i, compensation, every, from it, goods, had, have no, house i, how is, i don't, month, month for, month how, month what, my income, my pay, other income, pay rent
-2.4: payslip, rent for, spent #, tax am, the fine, the same, to the, what tax
-2.5: # this, abroad, altogether, and if, before tax, calculate my, commission, end of, for the, from january, january to, make #, month from, new law, no other, part, per year
-2.5: rent #, run, salary na, tax on, taxable, they remove, together, took, what do, whole year
-2.6: a month, and they, any tax, deductions, have a, i owe, into, june, life insurance, made, may, minimum, my profit, new tax, of it, ok, pension is, premium, reduce my
-2.6: shop rent, sold my, spent, take home, tax be, tax is, they tax, what if
-2.7: # a, after tax, dem go, file my, for this, have to, i make, i paid, in a, monthly how, my company, my pension, profit, rent relief, repairs, same, under the, year what
-2.7: yearly
-2.8: i pay, monthly and, my paye, nhf #, salary #, what's my
-2.9: # pension, every month, loss, month after, must i, my total, paid me, rent of, tax from, the house, the new, the whole, then, they pay, to file, will they
-3: deduct, expenses, i sold, id, my house, my salary, pays me, per month, private, tax id, tax return, whole
-3.1: about #, deducted, for tax, i also, tax i
-3.2: i work, no pension, pension #, reduce
-3.3: # monthly, is my, nhf, other, pay #, work, year i
-3.4: also, tax, tax will, total tax, year how
-3.5: a year, salary is
-3.6: gross, live in, monthly, the year
-3.7: i be, i live, much tax, pays, relief
-3.8: live, pay tax, return
-3.9: file, pay me
-4: paye
-4.1: taxed
-4.7: tax for
-4.9: pension
-5.2: my tax
`
