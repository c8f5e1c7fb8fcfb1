/** What words and pairs of words weigh: made of the questions in testing/ and the guide by the test beside it, with -u. */
export const matterWords = `
5.8: today
5.7: which bank
5.5: write a
5.3: arsenal
5.1: go win
5: me write
4.9: abeg which, abeg who
4.8: girlfriend, league, rain, season, what time
4.7: arsenal and, bag of, budget, eagles, fast, licence, my girlfriend, super, super eagles, time is, useless, visa
4.5: bvn, chelsea, collateral, dollar to, egusi, egusi soup, god, joke, league this, mumu, of rice, on saturday, tecno, the best, this season, una, which phone, who won, you are
4.4: # people, a good, a resignation, and chelsea, asdfghjkl, battery, eagles march, iphone, iphone #, is jamb, litres, love, march yesterday, naira today, nice, odds, palm
4.4: passport, python, renew, renew my, resignation, resignation letter, show working, sole x, this weekend, useless app, waec, win the, without collateral, x, x #
4.2: a joke, afcon, best savings, better than, bible, bible verse, by road, chatgpt, chelsea march, election, for today, give salary, goat, hot, infinix, it rain, jollof rice
4.2: litre, lol, malaria, message, my iphone, name for, nollywood, of birth, of cement, of una, per litre, premier, premier league, rain in, recommend, recommend a, safe
4.2: since morning, stake, stake #, student visa, the arsenal, this week, today black, tomorrow, tonight, u, uk student, verse, waec result, word
4: who go
3.9: # battery, # odds, access, access bank, and cowrywise, and show, answer me, application, application letter, apply for, arsenal or, aso, aso ebi, assignment, atm, babe
3.9: baby is, batch, batch b, be mumu, between piggyvest, born, bot, c, c of, calling, chat, cheap, checker, cough, cowrywise, cut off, cv, dangote refinery, drivers licence
3.9: drop #, ebi, essay, fall, far is, find the, fine girl, fire, fix, french, from now, get sense, give better, governor, governor of, hard, human, i apply, i budget, i invest
3.9: i stake, in unilag, interest for, invest, is dangote, is dollar, jamb #, laugh, letter for, letter to, love me, many bags, many litres, many weeks, mark, mark for, my baby
3.9: my generator, names, night what, nollywood move, now now, now on, odds for, ode, of o, off mark, old and, olodo, or city, pack, palm oil, phone number, piggyvest and, pin
3.9: please help, poem, portal, post, prayer, print, python code, renewal, result checker, reverse, rice for, rise, robot, savings app, sense, she is, shut up, suggest, than you
3.9: the super, to renew, toast, turning, under #, verse for, watch, wey interest, white, who be, who even, will win, win afcon, write an, write me, yesterday, you and, you be
3.9: you help
3.8: how to
3.7: bag, bank dey
3.6: # add, # budget, # litres, # oranges, # pages, # registration, # show, # without, # word, a bible, a birthday, a cv, a land, a nollywood, a poem, a short, a sin, a string
3.6: a toyota, a useless, a visa, a wedding, about igbo, abu, account number, ajo everybody, always dey, am back, an application, and call, and redmi, anytime, anytime i, app i
3.6: at ikoyi, at night, ate, atm card, bad about, banana, bank can, battery dey, being or, better interest, better pass, between arsenal, between infinix, birth is
3.6: birthday message, blablabla, block my, boss for, bot who, bottom, budget it, buy if, calling me, camon, camon #, can give, capital of, causes, causes of, caution for
3.6: channel go, charging, chatgpt is, cheap ankara, chinedu, chinedu okafor, civil war, code to, collect and, complain, complain to, computer dey, cook egusi, cook ofada
3.6: council tax, davido, days now, delete you, deposit now, dey answer, dey cough, dey drain, dey drop, do wrong, documents do, don close, dose, drain, drain fast, dream, drink
3.6: drug, dstv, duty on, earner loan, ehn, eid, engine, essay on, even spell, everybody that, fall apart, feel, fight from, fire you, fit buy, fit give, for cac, for malaria
3.6: for medicine, fuck, fuck you, fuel price, funds, generator is, girl for, girlfriend of, give small, go pack, go show, god will, going through, good for, good time, grandmother
3.6: grow my, gtbank, hard times, has used, hiring now, his account, hot and, hp, human being, i bet, i block, i complain, i renew, i rest, i slap, i studied, i treat, i wait
3.6: i watch, ibadan tomorow, if a, iftar, igbo, igbo people, in python, infinix hot, ingredients, ingredients for, inlaw, interest no, international passport, invest #, is abuja
3.6: is best, is calling, is drivers, is eid, is good, is iftar, is maghrib, is turning, is your, it safe, jamb, jss, jss #, just one, kano today, lagos to, landlord wants
3.6: last night, last nite, last person, late grandmother, latest, latest news, leave am, loan app, loan without, maghrib, maghrib in, mainland, malt, marry me, me see, medicine
3.6: medicine in, message for, meter, mode, months old, morocco, mother inlaw, move should, much he, much to, must answer, my babe, my birthday, my bvn, my date, my drivers
3.6: my egusi, my passport, my tecno, my turn, na computer, name is, names for, near, near me, nepa token, never pay, news, nigerian civil, no too, nonsense, not charging, now #
3.6: nysc batch, o for, ode you, of everybody, of funds, of garri, ofada, oga never, okafor, on mtn, onions, or morocco, oranges, oranges for, our ajo, our side, pages, paint of
3.6: particulars, password, pay better, people let, phone numbers, pimples, poem about, pos machine, pray, pray for, prepaid, prepaid meter, president, price today, public
3.6: public holiday, quick, ramadan, recruiting, redeployment, redmi, refinery hiring, registration closing, repeat, rest my, reverse a, rice na, rise this, rubbish, safe to
3.6: say something, season arsenal, seize, seize my, sense at, sharp, sharp sharp, ship, shirt, short, side how, sim, simple, simple interest, sin, sin to, since yesterday, slap
3.6: slap you, slow, slow and, small interest, something bad, sound, spark, spell, stamp, string, studied, sure, sure odds, sweet, system, take toast, talk to, talk true, teach me
3.6: tecno camon, tecno spark, th how, the causes, the cut, the governor, the latest, the portal, the premier, the president, the restaurant, the word, thief, thieves, things fall
3.6: third mainland, this morning, this night, this nonsense, through hard, thunder, thunder fire, time to, tinubu, to camp, to french, to lekki, to reverse, to wrong, toast one
3.6: today in, today with, token, tomorow, tomorow i, trader bought, translate, translate good, treat, treat malaria, tuesday, turning #, una for, us ate, used this
3.6: vehicle particulars, visa fee, wait, wants #, watch tonight, wey go, wey use, where should, which channel, which loan, who store, who will, who win, who wrote, whoever built
3.6: win premier, with n, with opay, with small, with their, word essay, wrong on, wrote things, you a, you love, you marry, you must, you now, you sef, your app, zxcv
3.4: far, won the
3.3: a bag, are you, best, birthday, is better, jollof, phone is, road, since last, win
3.2: rice
3.1: aaaaaaa, ac, accident, acquisition, address, ade, adebayo, adeyemi, aepb, agbada, air, airtel, airtime, alajo, allah, amac, amet, anyhow, approval, approve, arm, arrested
3.1: asake, asdf, asr, asun, asuu, australia, backwards, bajaj, banks, banned, beach, beginner, bello, better, biology, birth, bite, blisters, blockchain, blow, blue, boi, boil
3.1: bola, bootcamp, border, bought #, bracket, broke, burkina, burn, burnt, bust, cache, caesarean, calcium, camp, canada's, cant, captured, carpet, carton, cartons, cashew, cast
3.1: champions, chance, chidinma, chocolate, chopping, chromebook, city, clearance, clears, clocking, clothing, coding, collector, communion, compact, concrete, conductor
3.1: container, corset, cotonou, coughing, cousins, crate, create, creche, crunchy, cups, current, dating, davido's, debited, debt, designs, discipline, disgrace, disgracing
3.1: distance, divide, dog, dolor, draining, drains, dreamt, driver's, dropping, drops, dry, eating, electric, elitebook, emails, emeka, emperor, endurance, engineering, engineers
3.1: ephemeral, evict, ewu, ex, expired, expo, export, fair, fake, fare, faso, favourite, fever, fifty, film, finance, finishes, flood, fly, folake, followers, foolish, footballer
3.1: forty, fraudster, fresh, fried, frsc, ft, funny, g, gambia, gapping, gari, gluconate, gm, gmail, gotv, graduates, grammy, grandson, groundnut, guo, guys, h, hacked, hahaha
3.1: hamstring, hang, hanging, harmattan, hate, hell, hfhfhf, hhhhh, history, hjdksl, homework, honest, i stop, ideas, immigration, independence, indomie, inec, insha, insure
3.1: intervention, ipsum, itel, jjjj, jjjjjjj, judge, kenya, kg, kingdom, kpakpakpa, kva, leaf, license, link, load, lololol, lonart, lorem, loudly, luth, mad, maggi, majesty
3.1: mechanical, meiosis, meow, messi, microbiology, mikano, mind, minister, mistakenly, mitosis, mmmm, moi, moon, mouth, mpc, mpr, mr, mrs, musa, music, nafdac, natural, needs
3.1: neighbour's, netflix, nikkah, nomination, now and, obudu, ogbomoso, oily, oloshi, omonile, op, opening, opinion, osimhen, outboard, outline, output, override, owambe, owes
3.1: pain, palmpay, paracetamol, parade, pastor's, patience, patient, pcn, pending, permanent, person's, petrol, phase, phcn, photosynthesis, pick, picked, picking, picture, places
3.1: player, playing, pm, polite, politician, position, potassium, prayerful, pretend, prices, profile, prompt, pulling, pvc, pwned, quit, qwer, qwerty, rabbit, ranch, react
3.1: reading, recruitment, reducing, release, remedy, remind, renewed, replied, requirements, richest, ring, river, rivers, roleplay, ronaldo, root, rot, rules, sabon, sallah
3.1: salty, samaru, samsung, sanitation, sauce, saw, scarcity, scatter, screen, sentence, sermon, session, shedding, shirts, shoot, shouting, signage, sing, smarter, smell, smoke
3.1: sms, snapchat, snores, snoring, soccer, somewhere, son's, sort, spurs, square, squared, ss, stage, stain, stamping, stopping, strawberry, stream, street, strike, stupid, style
3.1: submission, sue, suitable, surge, survey, suya, swear, talks, tamper, temperature, the meaning, tire, tokunbo, toothache, trademark, trainees, transformer, trcn, trek, tubers
3.1: tunde, twenty, units, update, updated, urgently, useeffect, verify, voters, w, waiting, walima, washing, wear, weather, weighing, weight, where can, wicked, wizkid, woman's
3.1: words, works, yamaha, yard, yards, yeeeee, yellow, yoruba, you're, zaria, zobo
2.9: soup
2.8: # bedroom, and has, are a, bedroom, correct it, drop, exam, for fixed, grow, how far, is now, loan wey, march on, marry, me should, notice, pass for, permit, pls which, punish
2.8: refinery, register my, restaurant, shut, stop, third, to register, want #, wig, will you
2.7: can you, to naira, your
2.6: # at, always, answer, app, bags, bet, card, date of, drivers, go do, in kano, meaning of, numbers, registration, will it
2.5: # should, a very, abeg help, abuja to, and now, another one, apapa, bet ja, body, buy a, by mistake, call me, caution, cheat, compound, council, court, data for, don collect
2.5: entitled, entitled to, farming, fees is, for just, from kaduna, get more, gives the, go buy, go for, goats, has not, help me, hiring, how should, i entitled, i negotiate
2.5: ignore, ilorin, in manchester, in our, industrial sewing, international, inverter, is bitcoin, is how, is nysc, is one, ja, leave her, leg, me loan, me one, my neighbour
2.5: my school, neighbour, nite, number of, office i, or should, paint, party jollof, per term, pls help, reach my, register a, salary since, shell, shop permit, show me, so it
2.5: surcharge, that has, the capital, the phone, they offered, to make, total pls, toyota, toyota corolla, use this, vat, vs, war, well, what salary, when e, whoever, without it
2.5: wrote, yam #
2.4: night, weekend, you
2.3: # times, ankara, dey play, even, for our, going, holiday, i correct, is wrong, lace, much for, my boss, negotiate, offered me, on sunday, piggyvest, rest, term, what documents
2.3: who is, women, you no
2.2: ajo, baby, find, i cook, i fit, loan of, now i, opay, play, starting, sunday, tell me
2.1: how can, to buy
2: # back, # change, # corolla, # day, # development, # feeding, # he, # health, # small, # when, # yesterday, a danfo, a phone, a real, a salon, a second, abeg how, abeg my
2: about it, abuja from, add everything, add it, admin, africa, after losing, agbero, agreement, am wrong, amala, among, an exam, and gele, and get, and i'm, and just, and lace
2: and ptad, and tell, and where, and who, and win, ankara and, apartment in, app is, appointment, are #, area, at cac, at surulere, babies, bag and, bank how, bank i, bank say
2: before my, berger, big brother, borrow, boss, bride, bride price, brother lives, bus, business on, calls, can they, car in, carry go, cashier, catering business, cattle
2: change the, charge of, cheat me, cheating, check for, chemist, chin, chin chin, close, code, collect am, come dey, coming, coming out, company income, company that, contracts
2: couple, cream, crypto or, customer care, customs, cut how, daughter is, day is, days how, days of, delete, dem call, dem get, dey cheat, discount, dollars in, don finish
2: don reach, don start, double, e give, e pay, earn in, egg, enter how, epe what, equal, error, esusu, everybody dey, everyday for, everywhere, expensive, explain, facebook
2: fiancee, fight, finish how, fit do, flat #, for canada, for ikoyi, for land, for nigerians, for us, format, from abuja, from camp, from teaching, game, garri, garri #, gele
2: go use, government wan, graduate, graduate trainee, gree, guests, has a, has paid, have on, he is, hide, his salary, hold, how i, hr offered, i become, i check, i marry, i pass
2: i recover, i sleep, ikoyi, in computer, in ibeju, in jos, industrial, insurance and, interest rate, is each, is going, is his, is too, it legal, joor, just a, just do, just waka
2: kaduna and, kaduna with, know if, lagos now, land in, laptop for, lastma, let's, lga, like that, lines, loan the, lokoja, machines, maiduguri, make dem, make e, make i, make the
2: many times, march my, march this, market say, market women, maths, me be, me say, members pay, month or, months wetin, morning how, mosque, much now, much remain, mum she
2: my bus, my call, my child, my fiancee, my guy, my hair, my leg, my machine, my nysc, my second, my stall, my tenancy, my tenant, my wig, na who, naira on, name at, nearest
2: nelfund, nepa, nepa bill, never get, nigeria or, nin how, no gree, normal, not been, now they, now wetin, now with, number, number how, nysc allawee, of fuel, offered, on and
2: on their, one day, one get, open for, or dem, others, oya, passing, people come, people with, person get, person i, pikin dey, plan cost, plenty how, pls what, poor, poor people
2: pos person, programmed, put for, raising, refuse to, result, returns late, rsa after, salary at, salary in, say government, seen, send it, settlement, settlement for
2: sewing machines, share #, share it, she has, siblings, sir, sit, sleep, somebody with, song, split, spoil, sports, stall, start a, status, steps, steps to, table, take collect
2: take to, tank, tax refund, tax work, teaching service, team, the exchange, the freezer, the fuel, the market, the nearest, the next, the nigerian, them at, they told
2: this calculator, three term, times, times #, times a, to and, to kaduna, to negotiate, to port, to see, to start, top for, traffic, trainee, travel, travelling, turn, us salary
2: uses, usually, vat on, vendors, vex, waka, wan increase, water, we be, we dey, we go, what day, what was, when will, where is, who i, wholesale, why was, wife just, will accept
2: will make, within, within #, write, write am, wrong, wrong how, yam, you get, your own, zamfara
1.8: # #, documents, everybody, go take, going to, letter, meaning, pass, price, saturday, store, tell, who
1.7: abeg, being, between, black market, cac, machine, me my, one person, party, phone, transfer, unilag, very, whatsapp, won
1.6: # since, balance, birds, calculator, call, channel, check, closing, daughter, deposit, dey take, e reach, fit, fixed, fixed deposit, for bodija, for somebody, from lagos
1.6: generator, guy, how do, i open, i wan, it or, it will, it with, legal, long does, me what, much i, my pikin, on me, or na, plan, pls my, running, sef, sewing machine, tenancy
1.6: tenancy agreement, this #, vehicle, wants, what did, when does, which one, without
1.5: # bags, # one, # year, # years, a domiciliary, a lagos, a laptop, a supermarket, a tenancy, abi na, accra, add the, ajah, alhaji, anambra, and can, and one, and wetin
1.5: annual returns, as you, b, bad, before and, better for, big, black, boyfriend, business dey, business i, business loan, but e, buy for, calabar, can't, catering, check my
1.5: chemist shop, chops and, coin, coming in, computer, customer, danfo, delete my, delivery #, dey hold, dey talk, did they, die, draw, during, first one, for december
1.5: for dollar, for ikeja, for lagos, for shop, for which, foundation, free from, front, go about, go get, go give, go make, guangzhou, gym, hair #, hair and, he gets, he has
1.5: her #, hour, hours, i delete, i fill, i find, i plan, i report, i see, in wuse, is transport, it in, it too, it's #, later, list, list all, loan is, loan to, long should
1.5: manage, masters, maternity, maternity leave, me at, me check, meeting, members, moniepoint, month end, move, my catfish, my data, my friend, my keke, my phone, my son
1.5: naira and, name no, name with, national, nigerians, no sabi, objection, oil and, on his, on how, on monday, one be, one with, open a, out the, own name, play for, poultry farm
1.5: real, real estate, recover, refuse, refused, refused to, report, roadside, sabi, safety, second one, send my, showing, solar, son, space, sportybet, surulere i, talk, the army
1.5: the balance, the cbn, there is, this app, to canada, to go, to open, to use, two people, unit, us tax, wallet, wan pay, way, wedding, week and, weeks what, wetin i
1.5: which documents, while, who do, why do, wife she, withdrawal, workmanship, wuse, yaba, years at
1.4: # total, bank gives, buy, catfish, cbn, charged, cook, correct, finish, fuel na, has been, help, i carry, if e, in texas, it a, jos, kaduna, levy, manchester, me the, need for
1.4: one is, open, show, small business, texas, to abuja, to bring, too much, what can
1.3: all of, dey give, has, how long, i buy, i send, name, wan
1.2: a loan, and how, apply, block, built, did the, doing, for ibadan, for that, friend, give, have my, health, how many, i register, in kaduna, list of, loan, local
1.2: local government, long, many, me a, month but, my nin, naija, now, plenty, price of, proof of, said, see, send me, sewing, she dey, stays, take get, the th, use it, where
1.1: # dey, # pikin, # worth, a staff, accept, and delivery, and got, and i've, apply to, b #, back #, braiding, bread, buy bitcoin, can my, can't pay, car loan, catch, cloth
1.1: company at, country, dat, dentist, dev, development, development levy, dey open, duty, e get, exchange rate, fee and, for bank, for someone, for surulere, form, freezer
1.1: from ibadan, generator for, ghana, girl, give me, give my, go still, government dey, hair business, has the, hmo, i bake, i can't, i want, i'm the, in epe, in which, industry
1.1: instead of, is for, it correct, it now, join the, kano, last week, lottery, machine for, market fund, money back, money market, morning, mtn, mutual, mutual fund, my colleague
1.1: my daughter, my wedding, no pay, note, nysc, on both, on n, one before, one dey, one na, owerri, page, please what, read, remaining, salary does, salary earners, say make
1.1: sell it, she, shop for, small shop, sole, somebody that, spread, stanbic, start, stays in, students, the cost, the difference, the form, the price, to check, to send, train
1.1: training, transport to, truck, uyo, wants to, we are, weeks, wetin dey, what percentage, when did, won't, worth it
1: # everyday, # which, be #, bodija, care, e be, eat, from china, i give, i need, instagram, loan for, march, my small, next, pay how, room, since, thousand, ticket, with cac
0.9: abeokuta, abi, abolished, accesories, accounting, acquired, actual, adding, addition, administration, advantage, advertising, affect, affiliate, agent's, agents, agriculture
0.9: airdrops, ajegunle, alawee, album, allow, allowable, alone, amend, amputated, angel, angola, anoda, anyone, apart, apo, appeal, apple, applied, apprentice, approves, ariaria
0.9: arranged, article, assessed, association, assumed, attach, attendant, audit, avoid, away, backend, baking, bale, bales, batteries, bayelsa, beans, become, behind, berlin
0.9: betting, beverage, biscuit, blade, blank, blind, blocks, boko, bolt's, borno, borrowed, braid, braids, brand, brands, break, brewery, bribes, bricklayer, broda, broilers
0.9: builders, bungalow, bungalows, burglary, burial, cable, campus, cannot, canopy, capped, carried, carrying, cause, cctv, cell, cement, ceremony, certificate, chai, chairs
0.9: chalk, challenge, changes, channels, chef, chemistry, chickens, child, choir, choose, christmas, church's, citizens, cleaning, clearing, clinic's, clippers, coaching, cocoa
0.9: cold, combine, commencement, completely, compulsory, computed, computers, concession, confirm, confirmation, confused, conhess, consequences, constable, consult, consultant's
0.9: containers, contest, contractors, conversion, cook's, cooker, cooking, copper, corporal, corporate, could, counting, crates, crazy, crime, crowdfunding, cutting, dad's
0.9: damages, dates, dealer, dealership, debts, dec, decide, decides, declaration, declaring, delay, deliveries, dental, depend, desk, detergent, determined, dia, differently
0.9: diplomat, disagree, dismissal, dispose, distribution, disturbing, dodge, domestic, domiciliary, downsized, dowry, drawings, drilling, driving, drove, duties, earnings, eatery
0.9: editors, ehen, eight, electrodes, embroidery, employees, entering, entry, etc, euro, europe, everyone, evrytin, exams, exclusively, exempted, exercise, exit, expats
0.9: expectation, eye, fabric, faithfully, families, farmland, father's, fear, feeds, feeling, fertiliser, fighting, fill, firewood, firm's, fisherman, fleet, flyers, fmcg
0.9: football, force, fridge, fridges, friends, fries, fringe, further, gates, gig, girl's, giveaway, giving, glasses, golden, gospel, gotten, gp, guess, hairdressing, hall
0.9: handouts, handshake, haram, hardly, harvest, haulage, hauling, hawk, headmistress, heavily, heavy, helper's, hidden, hiding, highlander, him, himself, hire, hires, hit, hope
0.9: hospitals, household, housekeeping, housewives, hse, hubby, hubby's, hustler, hyphen, identification, ignored, illegal, importation, inbox, including, indian, inflation
0.9: inherit, inspect, inspector, install, instalments, instrument, interviewing, invested, investment, investments, involved, ioc, isnt, italy, items, itself, jail, jewelry, jiji
0.9: jobless, joint, juju, junior, kantin, katangowa, keyboard, known, kogi, kwara, kwari, labourer, labourers, lady, landed, landlord's, language, las, lateness, lay, lead, leader
0.9: leadway, learn, lebanese, leeds, lend, lending, lent, liable, libel, lie, lies, line, loaders, loans, look, lorry, lose, lowest, luno, maker, management, mararaba, marina
0.9: marked, marketer, marketing, master, matches, matron, max, maybe, md, meals, media, men, mend, mgr, mid, millions, mined, mission, mistakes, mixer, moment, mostly, mother's
0.9: mua, musician, narration, native, nau, naval, nd, newscaster, newspaper, nft, nhia, nights, non, nor, notebook, notes, nursing, nurtw, nylon, obajana, obtain, oda, offerings
0.9: offers, offline, ogba, oh, ojota, operator, operators, oshodi, osogbo, outsourced, outsourcing, overpay, owned, owns, packaging, pap, parallel, parlour, parsonage, passengers
0.9: payer, payout, payouts, pensioners, period, petty, photo, physiotherapist, pikin, planned, planning, plant, plastics, platform, plots, pocketed, podcast, ponds, popsy
0.9: premiums, presumptive, prints, probation, proceeds, produce, professional, programme, project, promised, provides, ptad, pupils, purposes, qualify, quarter, radio, ran, rating
0.9: reaches, reads, reagents, reality, rear, reduces, redundant, refunds, regional, reinvest, reinvested, released, relocate, rely, remittance, rep, repaired, repaying, repayment
0.9: reporter, responsible, retiree, retirees, retrenchment, roommate, rooms, roustabout, royalty, salaried, salesboys, sand, sango, saving, schools, scientist, scrapped, scripts
0.9: scrubs, sec, second, seller, servers, sets, settle, several, sews, shd, she's, sheets, shifts, shoemaker, shooter, shooters, shop's, shot, sick, sickle, sienna, signing
0.9: singer, sits, sitting, skip, skit, slice, social, sofa, solo, someone's, sori, source, sources, south, speaking, special, spirit, spouse, sprayed, stands, state's, stationery
0.9: staying, stems, steward, stipend, stopped, stories, stubborn, stuff, stylist, submitting, sukuk, sums, supermarket, suppliers, supply, survivor, swallow, swapping, tailors
0.9: takings, talking, taxes, telco, template, ten, terminated, terrible, tex, textile, themselves, thesame, they'd, they'll, they're, though, threshold, throw, tickets, tiles
0.9: tippers, tithes, told, toll, touches, traders, transaction, transcription, translater, trip, turkey, tutorial, tutorials, twitter, uber, uber's, unawares, undergraduate
0.9: unilorin, unregistered, unsubscribe, used, useful, utility, vacation, vaccine, vaccines, ventures, vet, vice, victoria, videos, viewing, voice, vulcanizer, wahala, wasn't
0.9: wasted, watching, ways, wears, web, websites, wed, went, whenever, wholly, whose, winner, wise, withdrawing, withdrew, wood, worldwide, worry, wounded, writes, written, wrk
0.9: wrongful, yes
0.8: hair, he, oil, pls, send
0.7: camera, change, charge, club, colleague, corolla, don, e, farmers, good, gtb, highest, ikeja, instead, keeps, main, making, mama, onitsha, papa, police, states, things, too
0.7: want, weekly, which
0.6: bank, capital, china, did, her, his, import, let, monday, need, people, register, say, something, student, surulere, than, time, type, working
0.5: bake, been, bitcoin, brother, cake, chops, difference, dollar, epe, everyday, exchange, five, gift, hundred, landlord, london, ltd, makes, market, mile, miss, network, nin
0.5: person, pharmacy, someone, think, tips, uk, up, village, why, years
0.4: adsense, advice, age, agree, ahead, airbnb, airdrop, akure, albums, alerts, anybody, approved, architect, arepo, army, artisan, asks, asset, assume, attachments, automatically
0.4: avoidance, award, awards, barb, became, benin, bike, billed, bit, bonds, bonuses, boots, box, bq, brackets, btc, businesses, calculating, calculations, called, canadian
0.4: cancelled, carry, case, chair, chamber, cheaper, chemical, church, clerk, clipper, commercial, commissions, commot, companies, company's, compared, competition, considered
0.4: corpers, corps, countries, coupon, cousin, cover, credited, dangote, declared, delta, dependent, depreciation, diaspora, digit, disability, disabled, donate, drinks, dropped
0.4: duplex, earner, elder, electrician, electricity, employs, ended, enjoy, entered, enterprise, equally, equivalent, ethereum, euros, evidence, exemption, exist, expat
0.4: expatriate, expects, false, fathers, feeding, field, fines, fingerlings, foreigner, freelancers, friday, frozen, fund, gate, get, gl, go, google, handle, having, hawkers
0.4: headmaster, helper, homes, honorarium, housewife, husband's, i've, ibtc, ig, importer, include, increasing, indrive, information, inheritance, installments, internship
0.4: investor, kinds, kitchen, kobo, lab, landlords, lapo, laundry, least, leave, leaves, leaving, lekki, letting, levies, liability, little, lives, loaf, looks, low, marriage
0.4: member, membership, midway, military, million, mistake, month's, most, motherless, mould, moves, moving, mtnn, nasarawa, navy, nba, negotiating, neither, nine, npfl, nrs
0.4: nursery, october, officer's, ogbete, operation, our, overcharged, overseas, oyo, paddy, panels, park, pastor, payments, payoff, payslips, pensioner, percentage, percentages
0.4: personally, persons, polytechnic, portion, posted, press, prizes, process, profits, promo, properly, proves, pure, push, questions, quiz, raffle, receipt, recharge, record
0.4: reduced, reduction, relative, resigned, resume, revenue, rich, riders, roof, rotation, roughly, rule, runs, save, scared, scholarship, seedlings, sent, separate, separately
0.4: sept, sergeant, serving, setting, sew, share, shey, shift, shoots, shortlet, should, skits, snacks, soldier, stand, starlink, statement, step, stock, subtract, taxation, tech
0.4: telecoms, teller, thank, thats, their, thing, tomato, toronto, treasury, treatment, treaty, trips, tuition, twice, uncle's, undergraduates, unemployed, uni, uniben, valid, van
0.4: vi, waiters, wardrobe, wash, waybill, website, whatever, whom, winnings, woman, wont, writer, xmas, zakat
0.3: can, cut, fee, lagos, lost, naira, please, port, poultry, reach, savings, take, worth
0.2: abuja, agency, apartment, are, bill, buying, by, centre, earners, filed, gets, given, ibadan, interest, land, lump, site, tomatoes, trader, when
0.1: clear, developer, do, girls, how, laptop, maize, o, percent, returns, touch, true, wey
0: acct, ads, agbara, allowee, american, assistants, assurance, attachment, back, barber, bottling, branch, bridal, buyer, captain, chargeable, chicks, co, consultancy, contributed
0: crypto, dash, dependants, digits, directly, directors, dispatch, donation, donations, editing, education, effect, either, employ, employment, empty, equipment, event, ever
0: fabrics, favour, files, finished, fintech, fiverr, frontend, gained, gbagada, germany, gold, gone, gwarinpa, happened, hear, held, hostel, i'll, ibafo, ibeju, inherited, injury
0: interview, iron, it's, japa, judgement, junction, layers, longer, lying, maintenance, meal, meant, microfinance, ngo, ngx, nigerian, nnewi, none, nurses, nyanya, of, officers
0: old, orphanage, outside, p, partners, past, perfumes, pharmacist, pita, plumbing, point, poly, pond, pos, pounds, prize, product, proof, punishment, question, raised, receive
0: relocation, remitting, replace, replaced, research, residence, resuming, rewards, rig, rounded, sack, salesgirl, saloon, saying, sch, seed, sending, senior, shared, shipping
0: side, sign, single, small, smaller, straight, strictly, subscription, surgery, taxing, theirs, three, thru, to, tools, transfers, trouble, trust, tv, tyres, ui, upfront, using
0: vouchers, welding, whether, withdraw, youth
-0.1: at, bakery, bills, book, boutique, business, canada, collect, delivery, dey, enter, fertilizer, food, harcourt, im, increase, kindly, like, losing, make, manager, me, mean
-0.1: mum, oga, okada, or, payment, pepper, raise, refund, salaries, secondary, we, wetin, with
-0.2: abt, account, advance, advert, alaba, answers, apprentices, articles, asked, average, benue, binance, blog, boy, cancel, cap, charity, claims, closed, cooks, dad, dashed
-0.2: days, done, earning, electronics, engineer, excess, feb, fg, finally, fine, flour, furniture, general, government, grade, happen, high, hired, incomes, independent, invoice
-0.2: it, joined, kebbi, keke, kids, last, lecture, light, lining, logistics, married, matter, medical, micro, missed, nanny, needed, never, offering, offices, one, opened
-0.2: ordinary, oyinbo, parties, plumber, pocket, principal, printing, privately, promoted, proper, property, proprietor, redundancy, remitted, repairing, retrenched, round
-0.2: royalties, serve, shoes, shows, soldiers, somebody, staking, studio, tailoring, teach, teachers, teaching, technician, this, tiktok, trading, twelve, understand, unpaid, usd
-0.2: use, video, weddings, wife, wife's
-0.3: ask, asking, build, chop, come, evening, father, feed, for, husband, is, know, man, months, not, out, plus, th
-0.4: accessories, accountant, agent, ago, alert, annuity, annum, artist, belong, but, cakes, caretaker, casual, contributions, deal, didn't, director, dis, doesn't, effective
-0.4: eggs, employer's, evasion, events, fgn, firs, first, forget, fuel, german, gifts, grant, haven't, heard, houses, i, ikorodu, individuals, its, just, kind, l, lecturer, lived
-0.4: mine, mother, okrika, on, ones, ota, pencom, perfume, perks, place, power, promotion, prove, refuses, registering, returned, right, set, shoe, sister, some, support, telecom
-0.4: tenant, through, uniform, university, until, upkeep, warri, welder, withhold, zenith, zero
-0.5: #, a, about, add, before, changed, civil, cleaner, contribution, cost, customers, data, date, n, online, owner, remain, shares, week, what, what's
-0.6: aba, aboki, accounts, allawee, am, and, applies, asaba, balogun, because, benefits, bought, building, camry, carpenter, cash, coins, collecting, contribute, enough, estate
-0.6: figure, graphics, guard, hazard, head, hotel, houston, hr, if, in, kept, lesson, locum, middle, motor, my, nko, nurse, object, pound, practitioner, primary, pro, rate
-0.6: relocated, rental, rented, retiring, rider, service, spare, starts, supervisor, supplier, the, those, treated, under, uniforms, us, wages, wats, workshop, writing
-0.7: accommodation, adds, allowed, around, begin, brought, calculated, cars, caterer, concern, contractor, daily, deliver, doctor, dollars, down, dubai, each, earns, employee
-0.7: farm, flat, flats, foodstuff, found, four, gives, hairdresser, hand, hustle, inside, lirs, na, nigeria, overpaid, package, papers, passed, passes, payoneer, payroll
-0.7: photography, reliefs, rents, retire, rsa, sacked, sells, so, sorry, stay, stocks, suppose, tailor, that, thrift, tractor, virtual, voluntary, warehouse, will
-0.8: all, bring, dem, drive, else, from, late, much, no, retired, salon, shop, state, top, was
-0.9: again, an, another, band, belongs, both, chambers, collected, credit, different, dont, dues, enters, expense, fashion, final, fish, former, freelancer, fry, full, graphic
-0.9: half, higher, included, internet, join, keep, kiosk, legally, lessons, lunch, makeup, maximum, more, photographer, policy, practice, receptionist, resumed, school, shops, sum
-0.9: trade, transport, two, uncle, usdt, widow, wigs
-1: # month, # shop, a th, after my, against, an oil, and have, and his, and make, and pay, and shop, anything, at a, bank loan, basic #, basic is, be, be keeping, be taxed
-1: below #, bolt driver, boys, capital gains, charges, chop #, civil service, clinic in, clothes, company paid, consulting, cut tax, day, days for, dey comot, dey drive, does it
-1: does that, don't file, drive bolt, editor, employer already, enter my, enugu, estate dem, expenses #, file anything, for aba, for work, gen, go happen, gtco, house my
-1: husband died, i can, if the, in january, in private, in this, is n, is withheld, it from, it true, june then, laid me, late how, letter says, level, limited company, looking at
-1: lost my, me for, money, month salary, much will, my client, my dom, my job, my monthly, my plot, my side, my tenants, my yearly, myself and, na true, net profit, no register
-1: of them, off, offer letter, office, office do, oil servicing, on data, on my, on upwork, one company, only house, or only, other work, owe tax, pay any, pay na, pension i
-1: pension yet, performance, performance bonus, pls i, plus th, profit #, provisions for, provisions shop, rate is, receipts, relief or, relief work, remit, remote, remove it
-1: return by, ride, sales for, school teacher, selling my, sent me, slip, so how, so no, state am, still file, taxed in, teaching hospital, that bring, the #, the company
-1: the full, the loan, then i, these, they already, they increase, thread, to a, to know, to pension, use the, value of, was taken, week i, when do, with no, withheld from
-1: year does, year so, year was, year's, yearly tax
-1.1: # all, # or, # per, # withholding, a freelance, a self, a small, a tax, above, add my, after buying, america, and fuel, and rent, and software, and the, annual gross, arrears
-1.1: be removed, canteen, car, cassava and, cement shares, compute my, convert, counted, day #, dey cut, dey tax, died, dividend from, do pos, does, dom, dom account, employers
-1.1: every week, everything, everything i, exactly, family, figures, for myself, from how, from june, from the, go be, good afternoon, happen if, happens to, have nin, hello
-1.1: here i, home every, i took, in #, in april, in canada, in march, in my, income tax, is about, jan, june i, lagos island, leave allowance, light and, living, madam dey
-1.1: materials, me after, me n, me off, month is, monthly plus, mowe ogun, much can, my aged, my children's, my father, my salon, my two, new company, no tax, ogun state, old law
-1.1: overtime, paid in, paye every, paye should, paying my, pfa, pfa pays, ph, please how, premium last, premium on, products, really, rent can, repairs and, september, shares for
-1.1: six, still dey, still pay, tax before, tax na, tax pls, tax was, that taxed, that's, them, there tax, they bought, they take, two of, union, was paid, week all, wetin remain
-1.1: what remains, with an, with my, year before, year on, yet
-1.2: # after, # dem, # gain, # gross, # house, # my, # percent, # premium, a wife, account every, actually, afternoon, aged, akara, all i, all the, allowances, already deducts
-1.2: also pay, also sell, and a, and everything, and paid, annual tax, are they, assistant, at once, bands, bond, bought for, brings #, came back, children's, client, company dey
-1.2: compute, consultant, contributory, cra, day and, day for, death, death gratuity, december i, deducting, design, dey bring, diesel and, does tax, does this, driver, earned #
-1.2: employer pays, evening i, farmer, fees, file tax, for children, for good, for it, for losing, for month, forgot to, gave, go dey, goes to, got a, had no, hi, i came
-1.2: i declare, i no, i only, i own, i remove, i started, if i, if they, in february, in june, in mowe, in ogun, income before, income this, insurance, is asking, is free
-1.2: is money, is removed, is taxed, is that, island, it at, job i, ladipo, level #, looking, lower, made a, me an, me every, me go, money for, month of, month plus, monthly after
-1.2: mortgage, moved back, much more, much paye, my parents, my ppa, never register, no file, nobody, not taxed, nothing is, nurse in, of my, of the, off and, offshore, one estate
-1.2: only #, only income, or is, out of, own a, paid by, part time, pay more, paye for, pension no, pension what, personal tax, profit in, profit of, quarters, received, remains
-1.2: remotely for, remove pension, remove the, removes, rent na, retirement, salary was, scheme, security man, sends me, so i, software, sold a, st, startup, student i
-1.2: suppose pay, taking, tax again, tax at, tax dem, tax the, teacher, tenants pay, the agent, the goods, the job, the penalty, the total, then they, they will, through my, tithe
-1.2: turnover, weekends, were, wetin go, what gross, what rate, which tax, will tax, with the, work i, year in, year they, year what's, youtube
-1.3: a loss, a plot, all expenses, already removed, an official, and my, aside, assessment, august, below, bring #, claim, clean, company gave, company pays, contract staff
-1.3: does not, don't, expenses how, flats in, gain na, gateman, get any, good evening, gratuity, have, hospital, house help, i changed, i drive, i got, in all, in may, in the
-1.3: job in, keeping, labour, like #, limited, make about, more tax, mowe but, my expenses, my old, my only, my sales, myself, net, new, of june, offer, ok and, on rent, on the
-1.3: only, pay for, pension contribution, ppa, profit this, records, remove tax, rent i, sell the, submit, tax every, tax free, tax how, tax my, tax people, teach in, the state
-1.3: there, till, to build, to reduce, took #, total, us company, value, will be, would
-1.4: # no, # transport, # yearly, a flat, a job, a tailor, a teacher, also do, also have, barbing, before that, bought a, by what, cassava, come off, dem dey, dem suppose
-1.4: february, for not, free of, gains, gas, government go, in naira, is interest, job, job and, lawyer, me #, monthly no, months late, my account, my life, no deductions
-1.4: no expenses, no income, nothing, on everything, or the, owe for, own, own life, paper, per, personal, profit every, sell provisions, selling, sends, takes #, tax dey
-1.4: that one, us pay, whats, will nigeria, work in, year with
-1.5: # out, # the, a dollar, added, allowance, am i, and we, and work, annual, another #, benefit, by myself, company is, cooperative, counts, d, dangote cement, day to
-1.5: deadline for, declare, does a, drugs, each of, earn, earn #, end, file a, fine if, flat in, for year, gain on, i earned, i had, i have, i moved, i rent, i stay, i supposed
-1.5: i to, i'm, it reduce, left, left for, limit, madam, me in, mechanic, ministry, month as, month in, my boys, my rent, of office, officer, ogun, pay house, pay in, pay is
-1.5: pay the, paying tax, pays my, penalty, penalty if, pension of, pension reform, profit a, put, reform act, remove from, removed from, rent and, rent out, salary of, school and
-1.5: security, sell my, spend #, still need, tax in, tax now, that money, the minimum, the one, the only, they deduct, to be, to may, transport #, what date, which state
-1.5: which year, will i, work how, work remotely, worker, year #
-1.6: # interest, a house, a return, amount, and pension, and repairs, and tax, back from, be removing, books, can a, clients, company in, contract, december, deductible
-1.6: deducts paye, earns #, every day, filing, foreign, gave me, got, got my, i earn, i teach, id i, in school, income how, month do, month my, month on, month they, must, na only
-1.6: naira to, official car, on it, on that, own house, parts, pension or, profit from, profit monthly, profit na, put #, rates, remotely, return on, salary, salary and, sale
-1.6: sales, self employed, servicing, shop is, so what, tax it, the car, the deadline, the old, the rent, they be, to june, upwork, was on, will the, withholding tax, year na
-1.7: # life, any other, as tax, bolt, brings, calculate, civil servant, collects, consolidated, consolidated relief, corper, day i, days a, designer, dey pay, do they, due
-1.7: each one, employed, extra, factory, firm, freelance, gain, goes, happens, have never, house in, i forgot, i made, i was, is deducted, laid, last date, my annual, my family
-1.7: my gross, my hand, nhis, nothing else, of tax, on top, owe, parents, pay my, pays #, pension every, pension from, reform, register for, self, servant, severance, state but
-1.7: submit my, the end, the pension, the tax, to pay, what happens, wht, wife and, worked, year from, year please
-1.8: # rent, # salary, a new, a salary, already, as compensation, children and, clinic, comes, deduction, first job, forgot, get tax, gross salary, housing, i am, i dont
-1.8: lagos which, life, money i, month i, monthly what, my first, my gain, my personal, new job, on time, once, over, pay on, paye be, pension how, per day, personal income
-1.8: profit for, registered, removed, return for, salary every, sell, staff, state do, still, supposed, supposed to, takes, tax do, tax go, tenants, that i, there a, this new
-1.8: this year, year my
-1.9: # every, # tax, abeg i, after, and transport, any relief, be my, came, children, cost me, data and, deadline, dey sell, dividends, earned, every year, for one, go tax
-1.9: i never, i put, is there, jobs, less, month and, monthly i, my employer, my payslip, official, one year, part of, paye from, plot, remove, rent a, rent is, resident, run a
-1.9: should my, sold, tax altogether, the two, they paid, to december, with a, workers
-2: a week, after all, after fuel, and nhf, any, as, be paying, comot, dey remove, diesel, dividend, exempt, for loss, for pension, free, from a, gives me, gross is, i dey, i'm a
-2: insurance premium, january, just got, made #, moved, much of, my flat, my own, my take, nigeria tax, own tax, provisions, reduce tax, remove #, says, still have, tax law
-2: tax me, tax should, till december, tin, withheld, withholding, work #, year after, year is
-2.1: # nhf, am a, and i, april, before they, bonus, deducts, each month, federal, from my, gross #, had, here, house, house rent, i don't, i keep, i run, i sell, i spend, i spent
-2.1: i still, if my, in december, into my, is tax, july, last day, law, loss of, month pension, monthly pension, mowe, my return, office is, paid, pay, paying, pension and
-2.1: relief for, removing, started, tax per, tax to, they
-2.2: # children, # i, # profit, a private, act, after i, compensation for, costs, employer, i deduct, monthly from, payslip, private school, taken, tax and, th month, the money
-2.2: whats my, work for, year no
-2.3: # as, basic, calculate my, company, count, dey work, every, from it, fuel and, go pay, home, house i, i file, income, minimum wage, month for, month no, month what, my pay
-2.3: no other, other income, profit is, rent, rent for, spend, spent #, the same, took, what tax, will my, year, year for
-2.4: # this, a bank, altogether, and if, before tax, commission, compensation, deductions, for the, from january, goods, have no, is in, it taxed, month, month from, new law
-2.4: new tax, ok, run, salary na, tax am, taxable, the fine, they remove, to the, together, wage
-2.5: end of, for this, how is, i owe, into, january to, may, minimum, month how, my income, of it, part, pay rent, per year, rent #, shop rent, spent, tax is, tax on, what do
-2.5: whole year
-2.6: # a, a month, abroad, and they, any tax, dem go, june, life insurance, made, make #, my profit, pension is, premium, reduce my, repairs, same, take home, tax be, under the
-2.6: what if, year what, yearly
-2.7: after tax, file my, have a, have to, i make, i paid, in a, my company, my pension, nhf #, profit, rent relief, sold my, tax from, they tax
-2.8: # pension, every month, i pay, loss, monthly and, monthly how, my paye, salary #, the house, the whole, then, what's my
-2.9: must i, my salary, my total, paid me, pays me, rent of, the new, to file, will they
-3: about #, deduct, deducted, expenses, i sold, month after, per month, private, tax i, they pay, what will, whole
-3.1: for tax, i also, id, my house, other, pension #, tax id, tax return, year i
-3.2: i work, no pension, pay #, reduce, year and
-3.3: # monthly, nhf, work
-3.4: also, is my, tax, tax will, total tax, year how
-3.5: a year, salary is
-3.6: gross, i live, live in, monthly, pays
-3.7: i be, much tax, relief
-3.8: live, pay tax
-3.9: file, pay me, return
-4: paye
-4.2: taxed
-4.6: tax for
-4.7: the year
-4.8: pension
-5.1: my tax
`
