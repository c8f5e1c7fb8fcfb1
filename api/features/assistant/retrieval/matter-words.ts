/** What words and pairs of words weigh: made of the questions in testing/ and the guide by the test beside it, with -u. */
export const matterWords = `
5.7: today
5.6: which bank
5.4: write a
5.2: arsenal
5.1: go win
5: me write
4.9: abeg which, abeg who
4.7: girlfriend, league, rain, season, what time
4.6: arsenal and, bag of, budget, eagles, fast, licence, my girlfriend, super, super eagles, time is, useless, visa
4.5: bvn, chelsea, collateral, dollar to, egusi, egusi soup, god, joke, league this, mumu, of rice, on saturday, tecno, the best, this season, una, which phone, who won, you are
4.3: # people, a good, a resignation, and chelsea, asdfghjkl, battery, eagles march, iphone, iphone #, is jamb, litres, love, march yesterday, naira today, nice, odds, palm
4.3: passport, python, renew, renew my, resignation, resignation letter, show working, sole x, this weekend, useless app, waec, win the, without collateral, x, x #
4.1: a joke, afcon, best savings, better than, bible, bible verse, by road, chatgpt, chelsea march, election, for today, give salary, goat, hot, infinix, it rain, jollof rice
4.1: litre, lol, malaria, message, my iphone, name for, nollywood, of birth, of cement, of una, per litre, premier, premier league, rain in, recommend, recommend a, safe
4.1: since morning, stake, stake #, student visa, the arsenal, this week, today black, tomorrow, tonight, u, uk student, verse, waec result, word
4: who go
3.9: # battery, # odds, access, access bank, and cowrywise, and show, answer me, application, application letter, apply for, arsenal or, aso, aso ebi, assignment, atm, babe
3.9: baby is, batch, batch b, be mumu, best, between piggyvest, born, bot, c, c of, calling, chat, cheap, checker, cough, cowrywise, cut off, cv, dangote refinery, drivers licence
3.9: drop #, ebi, essay, fall, far is, find the, fine girl, fire, fix, french, from now, get sense, give better, governor, governor of, hard, human, i apply, i budget, i invest
3.9: i stake, in unilag, interest for, invest, is dangote, is dollar, jamb #, laugh, letter for, letter to, love me, many bags, many litres, many weeks, mark, mark for, marry
3.9: me should, my baby, my generator, names, night what, nollywood move, now now, now on, odds for, ode, of o, off mark, old and, olodo, or city, pack, palm oil, phone number
3.9: piggyvest and, pin, please help, poem, portal, post, prayer, print, python code, renewal, result checker, reverse, rice for, rise, robot, savings app, sense, she is, shut
3.9: shut up, suggest, than you, the super, to renew, toast, turning, under #, verse for, watch, wey interest, white, who be, who even, will win, win afcon, write an, write me
3.9: yesterday, you and, you be, you help
3.7: how to
3.6: bag, bank dey
3.5: # add, # budget, # litres, # oranges, # pages, # registration, # show, # without, # word, a bible, a birthday, a cv, a land, a nollywood, a poem, a short, a sin, a string
3.5: a toyota, a useless, a visa, a wedding, about igbo, abu, account number, ajo everybody, always dey, am back, an application, and call, and redmi, anytime, anytime i, app i
3.5: at ikoyi, at night, ate, atm card, bad about, banana, bank can, battery dey, being or, better interest, better pass, between arsenal, between infinix, birth is
3.5: birthday message, blablabla, block my, boss for, bot who, bottom, budget it, buy if, calling me, camon, camon #, can give, capital of, causes, causes of, caution for
3.5: channel go, charging, chatgpt is, cheap ankara, chinedu, chinedu okafor, civil war, code to, collect and, complain, complain to, computer dey, cook egusi, cook ofada, council
3.5: council tax, davido, days now, delete you, deposit now, dey answer, dey cough, dey drain, dey drop, do wrong, documents do, don close, dose, drain, drain fast, dream, drink
3.5: drug, dstv, duty on, earner loan, ehn, eid, engine, essay on, even spell, everybody that, fall apart, feel, fight from, fire you, fit buy, fit give, for cac, for malaria
3.5: for medicine, fuck, fuck you, fuel price, funds, generator is, girl for, girlfriend of, give small, go pack, go show, god will, going through, good for, good time, grandmother
3.5: grow my, gtbank, hard times, has used, hiring now, his account, hot and, how should, hp, human being, i bet, i block, i complain, i renew, i rest, i slap, i studied, i treat
3.5: i wait, i watch, ibadan tomorow, if a, iftar, igbo, igbo people, in manchester, in python, infinix hot, ingredients, ingredients for, inlaw, interest no
3.5: international passport, invest #, is abuja, is best, is calling, is drivers, is eid, is good, is iftar, is maghrib, is one, is turning, is your, it safe, jamb, jss, jss #
3.5: just one, kano today, lagos to, landlord wants, last night, last nite, last person, late grandmother, latest, latest news, leave am, leg, loan app, loan without, maghrib
3.5: maghrib in, mainland, malt, marry me, me see, medicine, medicine in, message for, meter, mode, months old, morocco, mother inlaw, move should, much he, much to, must answer
3.5: my babe, my birthday, my bvn, my date, my drivers, my egusi, my passport, my tecno, my turn, na computer, name is, names for, near, near me, nepa token, never pay, news
3.5: nigerian civil, no too, nonsense, not charging, now #, nysc batch, o for, ode you, of everybody, of funds, of garri, ofada, oga never, okafor, on mtn, onions, or morocco
3.5: or should, oranges, oranges for, our ajo, our side, pages, paint of, particulars, password, pay better, people let, phone numbers, pimples, poem about, pos machine, pray
3.5: pray for, prepaid, prepaid meter, president, price today, public, public holiday, quick, ramadan, recruiting, redeployment, redmi, refinery hiring, registration closing
3.5: repeat, rest my, reverse a, rice na, rise this, rubbish, safe to, say something, season arsenal, seize, seize my, sense at, sharp, sharp sharp, ship, shirt, short, side how
3.5: sim, simple, simple interest, sin, sin to, since yesterday, slap, slap you, slow, slow and, small interest, something bad, sound, spark, spell, stamp, string, studied, sure
3.5: sure odds, sweet, system, take toast, talk to, talk true, teach me, tecno camon, tecno spark, th how, the causes, the cut, the governor, the latest, the portal, the premier
3.5: the president, the restaurant, the word, thief, thieves, things fall, third mainland, this morning, this night, this nonsense, through hard, thunder, thunder fire, time to
3.5: tinubu, to camp, to french, to lekki, to reverse, to wrong, toast one, today in, today with, token, tomorow, tomorow i, trader bought, translate, translate good, treat
3.5: treat malaria, tuesday, turning #, una for, us ate, used this, vehicle particulars, visa fee, wait, wants #, watch tonight, wey go, wey use, where can, where should
3.5: which channel, which loan, who store, who will, who win, who wrote, whoever, whoever built, win premier, with n, with opay, with small, with their, word essay, wrong on, wrote
3.5: wrote things, you a, you love, you marry, you must, you now, you sef, your app, zxcv
3.4: far, won the
3.3: win
3.2: a bag, are you, birthday, is better, jollof, phone is, rice, road, since last
3: aaaaaaa, ac, accident, acquisition, address, ade, adebayo, adeyemi, aepb, agbada, air, airtel, airtime, alajo, allah, amac, amet, anyhow, approval, approve, arm, arrested, asake
3: asdf, asr, asun, asuu, australia, backwards, bajaj, banks, banned, beach, beginner, bello, better, biology, birth, bite, blisters, blockchain, blow, blue, boi, boil, bola
3: bootcamp, border, bought #, bracket, broke, burkina, burn, burnt, bust, cache, caesarean, calcium, camp, canada's, cant, captured, carpet, carton, cartons, cashew, cast
3: champions, chance, chidinma, chocolate, chopping, chromebook, city, clearance, clears, clocking, clothing, coding, collector, communion, compact, concrete, conductor, container
3: corset, cotonou, coughing, cousins, crate, create, creche, crunchy, cups, current, dating, davido's, debited, debt, designs, discipline, disgrace, disgracing, distance, divide
3: dog, dolor, draining, drains, dreamt, driver's, dropping, drops, dry, eating, electric, elitebook, emails, emeka, emperor, endurance, engineering, engineers, ephemeral, evict
3: ewu, ex, expired, expo, export, fair, fake, fare, faso, favourite, fever, fifty, film, finance, finishes, flood, fly, folake, followers, foolish, footballer, forty, fraudster
3: fresh, fried, frsc, ft, funny, g, gambia, gapping, gari, gluconate, gm, gmail, gotv, graduates, grammy, grandson, groundnut, guo, guys, h, hacked, hahaha, hamstring, hang
3: hanging, harmattan, hate, hell, hfhfhf, hhhhh, hide, history, hjdksl, homework, honest, i stop, ideas, immigration, independence, indomie, inec, insha, insure, intervention
3: ipsum, itel, jjjj, jjjjjjj, judge, kenya, kg, kingdom, kpakpakpa, kva, leaf, letters, license, link, load, lololol, lonart, lorem, loudly, luth, mad, maggi, majesty, mechanical
3: meiosis, meow, messi, microbiology, mikano, mind, minister, mistakenly, mitosis, mmmm, moi, moon, mouth, mpc, mpr, mr, mrs, musa, music, nafdac, natural, needs, neighbour's
3: netflix, nikkah, nomination, now and, obudu, ogbomoso, oily, oloshi, omonile, op, opening, opinion, osimhen, outboard, outline, output, override, owambe, owes, pain, palmpay
3: paracetamol, parade, pastor's, patience, patient, pcn, pending, permanent, person's, petrol, phase, phcn, photosynthesis, pick, picked, picking, picture, places, player, playing
3: pm, polite, politician, position, potassium, prayerful, pretend, prices, profile, prompt, pulling, pvc, pwned, quit, qwer, qwerty, rabbit, ranch, react, reading, recruitment
3: reducing, release, remedy, remind, renewed, replied, requirements, richest, ring, river, rivers, roleplay, ronaldo, root, rot, rules, sabon, sallah, salty, samaru, samsung
3: sanitation, sauce, saw, scarcity, scatter, screen, sentence, sermon, session, shedding, shirts, shoot, shouting, sibling, signage, sing, smarter, smell, smoke, sms, snapchat
3: snores, snoring, soccer, somewhere, son's, sort, spurs, square, squared, ss, stage, stain, stamping, stopping, strawberry, stream, street, strike, stupid, style, submission, sue
3: suitable, surge, survey, suya, swear, talks, tamper, temperature, the meaning, tire, tokunbo, toothache, trademark, trainees, transformer, trcn, trek, tubers, tunde, twenty
3: units, update, updated, urgently, useeffect, verify, voters, w, waiting, walima, washing, wear, weather, weighing, weight, wicked, wizkid, woman's, words, works, yamaha, yard
3: yards, yeeeee, yellow, yoruba, you're, zamfara, zaria, zobo
2.9: soup
2.8: # bedroom, and has, are a, bedroom, correct it, drop, exam, for fixed, grow, how far, is now, loan wey, march on, notice, pass for, permit, pls which, punish, refinery
2.8: register my, restaurant, third, to register, want #, what documents, wig, will you
2.7: can you, stop, to naira
2.6: app, your
2.5: # at, ajo, always, answer, bags, bet, card, date of, drivers, go do, in kano, meaning of, numbers, registration, who is, will it
2.4: # should, a very, abeg help, abuja to, and now, another one, apapa, baby, bet ja, body, bride, bride price, bus, buy a, by mistake, call me, caution, cheat, compound, court
2.4: data for, don collect, entitled, entitled to, esusu, farming, fees is, fight, fit do, for just, from kaduna, get more, gives the, go buy, go for, goats, gree, has not, help me
2.4: hiring, i entitled, i fit, i negotiate, ignore, ilorin, in our, industrial sewing, international, inverter, is bitcoin, is how, is nysc, ja, leave her, me loan, me one
2.4: my boss, my neighbour, my school, neighbour, nite, no gree, number of, office i, paint, party jollof, per term, pls help, reach my, register a, salary since, shell
2.4: shop permit, show me, so it, surcharge, that has, the capital, the phone, they offered, to make, total pls, toyota, toyota corolla, turn, use this, vat, vs, war, weekend, well
2.4: what salary, when e, without it, yam #, you
2.3: # times, ankara, dey play, even, for our, holiday, i correct, is wrong, lace, much for, negotiate, night, offered me, on sunday, piggyvest, rest, term, very, women, you no
2.2: going, loan of, now i, opay, play, tell me, yam
2.1: boss, find, how can, how i, i cook, starting, sunday, to buy, write
2: number, price
1.9: # back, # change, # corolla, # day, # development, # feeding, # he, # health, # small, # when, # yesterday, a danfo, a laptop, a real, a salon, abeg how, abeg my, about it
1.9: abuja from, accept, add everything, add it, admin, africa, agbero, agreement, am wrong, amala, among, an exam, and gele, and get, and i'm, and just, and lace, and ptad
1.9: and tell, and where, and who, and win, ankara and, apartment in, app is, apply to, appointment, are #, area, at cac, at surulere, babies, bag and, bank how, bank i, bank say
1.9: before my, berger, big brother, borrow, brother lives, business loan, business on, calls, can they, car in, cashier, catering business, cattle, change the, charge of, cheat me
1.9: cheating, check for, chemist, chin, chin chin, close, closing, code, collect am, come dey, coming, coming out, company income, company that, contracts, couple, cream
1.9: crypto or, customer care, customs, cut how, daughter is, day is, days how, days of, delete, dem call, dem get, dey cheat, discount, documents, dollars in, don finish
1.9: don reach, don start, double, during, e give, e pay, earn in, egg, enter how, equal, error, everybody dey, everyday for, everywhere, expensive, explain, facebook, fiancee
1.9: finish how, flat #, for canada, for ikoyi, for land, for nigerians, for shop, for somebody, for us, format, from abuja, from camp, from teaching, game, garri, garri #, gele
1.9: go about, go use, government wan, graduate, graduate trainee, guests, has a, has paid, have on, he is, her #, his salary, hold, hr offered, i become, i check, i pass
1.9: i recover, i sleep, ikoyi, in computer, in ibeju, in jos, industrial, insurance and, interest rate, is each, is going, is his, is too, it legal, joor, just a, just do
1.9: just waka, kaduna and, kaduna with, lagos now, land in, laptop for, lastma, let's, lga, like that, lines, loan the, lokoja, long does, machines, maiduguri, make dem, make e
1.9: make i, make the, many times, march my, march this, market say, market women, maths, me be, me say, members, month or, months wetin, morning how, mosque, much now, much remain
1.9: mum she, my call, my child, my fiancee, my guy, my hair, my machine, my nysc, my second, my son, my stall, my tenancy, my tenant, my wig, na who, naira on, name at, nearest
1.9: nelfund, nepa, nepa bill, never get, nigeria or, nin how, normal, not been, now they, now wetin, now with, number how, nysc allawee, objection, of fuel, offered, on and
1.9: on their, one day, one get, open for, or dem, others, oya, passing, people come, person get, person i, pikin dey, plan cost, pls what, poor, poor people, pos person
1.9: programmed, put for, raising, refuse, refuse to, result, returns late, salary at, salary in, say government, seen, settlement, settlement for, sewing machines, share #
1.9: share it, she has, sir, sit, sleep, somebody with, son, song, split, spoil, sports, sportybet, stall, start a, status, steps, steps to, table, take collect, take to, tank
1.9: tax work, teaching service, team, the army, the exchange, the market, the nearest, the next, the nigerian, them at, they told, this calculator, three term, times, times #
1.9: times a, to negotiate, to port, to start, top for, traffic, trainee, travel, travelling, two people, us salary, uses, usually, vat on, vendors, vex, waka, wan increase, water
1.9: we be, we dey, we go, what day, what was, when will, where is, who, who i, wholesale, wife just, will accept, will make, within, within #, write am, wrong, wrong how, you get
1.9: your own
1.8: letter, saturday, tell, won
1.7: # #, balance, being, between, black market, cac, can't, deposit, everybody, fixed, fixed deposit, go take, going to, me my, meaning, one person, party, pass, store, unilag
1.7: wants, wedding, whatsapp
1.6: # since, abeg, birds, black, calculator, call, channel, charged, daughter, e reach, fit, for bodija, from lagos, guy, how do, i carry, i open, it or, it will, it with, legal
1.6: machine, manchester, me what, much i, my pikin, on me, or na, phone, pls my, running, sef, sewing machine, small business, tenancy, tenancy agreement, this #, transfer
1.6: vehicle, wetin i, what can, what did, when does, which one, without
1.5: # years, b, bad, big, catering, check, check my, computer, dey take, generator, i wan, it in, kaduna, loan to, my phone, plan, price of, real, show, talk, this app, too much
1.5: who do
1.4: # bags, # one, # year, a domiciliary, a lagos, a supermarket, a tenancy, abi na, accra, add the, ajah, alhaji, anambra, and can, and one, and wetin, annual returns, apply
1.4: as you, before and, better for, boyfriend, business dey, business i, but e, buy, buy for, calabar, can't pay, chemist shop, chops and, coin, coming in, customer, danfo
1.4: delete my, delivery #, dey hold, dey talk, did they, die, draw, first one, for december, for dollar, for ikeja, for lagos, for which, foundation, free from, freezer
1.4: from ibadan, front, give my, go get, go give, go make, guangzhou, gym, hair #, hair and, he gets, he has, help, hmo, hour, hours, how long, how many, i can't, i delete, i fill
1.4: i find, i plan, i report, i see, in epe, in wuse, is transport, it too, it's #, later, list, list all, loan is, long should, manage, masters, maternity, maternity leave, me at
1.4: me check, meeting, moniepoint, month end, move, my catfish, my data, my friend, my keke, my wedding, naira and, name no, name with, national, nigerians, no sabi, note, oil and
1.4: on his, on how, on monday, one be, one with, open, open a, out the, own name, play for, poultry farm, real estate, recover, refused, refused to, report, roadside, sabi, safety
1.4: second one, send my, showing, small shop, solar, space, surulere i, the balance, the cbn, the cost, there is, to canada, to go, to open, to use, unit, us tax, wallet, wan pay
1.4: wants to, way, week and, weeks what, when did, which documents, while, why do, wife she, withdrawal, workmanship, wuse, yaba, years at
1.3: # total, a loan, all of, bank gives, catfish, cbn, cook, correct, dey give, did the, finish, fuel na, has, has been, i buy, i give, i send, if e, in texas, it a, jos, levy
1.3: long, many, me the, name, need for, one is, plenty, texas, to abuja, to bring
1.2: for ibadan, give, loan, me a, month but, my nin, now, see, sewing, take get, wan, where
1.1: # dey, # pikin, # worth, a raise, a staff, and delivery, and got, and how, and i've, and which, b #, back #, become, block, braiding, bread, built, buy bitcoin, can my
1.1: car loan, catch, christmas, cloth, company at, compulsory, country, dat, dentist, dev, development, development levy, dey open, doing, duty, e get, each person, exchange rate
1.1: fee and, for bank, for someone, for surulere, for that, friend, generator for, ghana, girl, go carry, go still, government dey, hair business, has the, have my, health, i bake
1.1: i lose, i register, i want, i'm the, in kaduna, in which, industry, instead of, is for, it back, it correct, it now, join the, kano, last week, list of, local
1.1: local government, lose, lottery, machine for, market fund, money back, money market, mtn, mutual, mutual fund, my colleague, my daughter, naija, no pay, nysc, on both, on n
1.1: one before, one dey, one na, owerri, page, pay how, person wey, pfa is, please what, proof of, ptad, read, remaining, said, salary does, salary earners, say make, sell it
1.1: send me, she, she dey, shop for, sole, somebody that, spread, stanbic, start, states, stays, stays in, students, the difference, the form, the price, the th, ticket, to check
1.1: to give, to send, train, training, transport to, truck, use it, uyo, wetin dey, what percent, what percentage, with cac, won't, worth it
1: # everyday, # which, a trader, be #, before i, bodija, do the, e be, eat, form, from china, give me, instagram, is this, loan for, march, morning, my small, room, second, since
1: thousand, used, we are, weeks
0.9: care, next
0.8: abeokuta, abi, abolished, accesories, accounting, acquired, actual, adding, addition, administration, advantage, advertising, affiliate, agent's, agents, agriculture, ajegunle
0.8: alawee, album, allow, allowable, alone, amend, angel, angola, anoda, anyone, apart, apo, appeal, apple, applied, apprentice, approves, ariaria, arranged, article, asks
0.8: association, assumed, attach, attendant, avoid, away, backend, baking, bale, bales, batteries, bayelsa, beans, behind, berlin, betting, beverage, biscuit, bit, blade, blank
0.8: blocks, boko, bolt's, borrowed, braid, braids, brand, brands, break, brewery, bricklayer, broda, broilers, builders, bungalow, bungalows, burglary, burial, businesses, cable
0.8: camera, campus, cannot, canopy, capped, carried, carrying, cause, cctv, cement, ceremony, certificate, chai, chairs, chalk, changes, channels, chef, chemistry, chickens, child
0.8: choir, choose, church's, citizens, cleaning, clearing, clinic's, clippers, coaching, cocoa, cold, collections, commencement, completely, computed, computers, confirm
0.8: confirmation, confused, conhess, consequences, constable, consult, consultant's, containers, contest, contractors, conversion, cook's, cooker, cooking, copper, corporate
0.8: corps, could, counting, coupon, crates, crazy, crime, crowdfunding, cutting, dad's, damages, dates, dealer, dealership, debts, dec, decide, decides, declaration, declaring
0.8: delay, deliveries, dental, depend, desk, detergent, determined, dia, differently, diplomat, disabled, disagree, dismissal, dispose, distribution, disturbing, dodge, domestic
0.8: domiciliary, downsized, dowry, drawings, drilling, driving, drove, earnings, eatery, editors, ehen, eight, electrodes, embroidery, employees, entered, entering, entry, etc
0.8: euro, europe, everyone, evrytin, exams, exclusively, exempted, exemption, exercise, exit, expats, expectation, eye, fabric, faithfully, families, farmers, farmland, father's
0.8: fear, feeds, feeling, fertiliser, fighting, fill, fines, firewood, firm's, fisherman, fleet, flyers, fmcg, football, force, fridge, fridges, fries, fringe, further, gates, gig
0.8: girl's, giveaway, giving, glasses, golden, gospel, gotten, gp, gtb, guess, hairdressing, hall, handouts, handshake, haram, hardly, harvest, haulage, hauling, hawk, he
0.8: headmistress, heavily, heavy, helper's, hidden, hiding, highlander, him, himself, hire, hires, hit, homes, hope, hospitals, household, housekeeping, housewives, hse, hubby
0.8: hubby's, hustler, hyphen, identification, ignored, importation, inbox, include, including, indian, inflation, inherit, inheritance, inspector, install, instalments, instrument
0.8: interviewing, invested, investment, investments, involved, ioc, isnt, italy, items, itself, jail, jewelry, jiji, jobless, joint, judgement, juju, junior, kantin, katangowa
0.8: keyboard, known, kogi, kwara, kwari, labourer, labourers, lady, landed, landlord's, language, las, lateness, lay, lead, leader, leadway, learn, lebanese, leeds, lending, lent
0.8: libel, lie, lies, line, loaders, loans, look, lorry, lowest, luno, maker, making, management, marina, marked, marketer, marketing, master, matches, matron, max, maybe, md
0.8: meals, media, men, mend, mgr, mid, midway, millions, mined, mission, mistakes, mixer, moment, mostly, mother's, moves, mua, musician, narration, native, nau, nd, newscaster
0.8: newspaper, nft, nhia, nights, non, nor, notes, nursing, nylon, obajana, obtain, oda, offerings, offers, officer's, offline, ogba, oh, ojota, operation, operator, operators
0.8: oshodi, osogbo, outsourced, outsourcing, overpay, owned, owns, packaging, pap, parallel, park, parlour, parsonage, passengers, payer, payout, payouts, pensioners, people
0.8: period, petty, photo, physiotherapist, pikin, planned, planning, plant, plastics, platform, plots, pocketed, podcast, police, ponds, popsy, premiums, presumptive, prints
0.8: probation, proceeds, produce, professional, programme, project, promised, proves, provides, pupils, purposes, quarter, radio, ran, rating, reaches, reads, reagents, rear
0.8: reduces, reduction, redundant, regional, reinvest, reinvested, released, relocate, rely, remittance, rep, repaired, repaying, repayment, reporter, responsible, retiree
0.8: retirees, retrenchment, roommate, rooms, roustabout, royalty, salaried, salesboys, sand, sango, saving, schools, scientist, scrapped, scripts, scrubs, sec, seller, send
0.8: sergeant, servers, sets, several, sews, shd, she's, sheets, shifts, shoemaker, shooter, shooters, shot, sick, sienna, signing, singer, sits, sitting, skip, skit, slice, social
0.8: sofa, solo, someone's, sori, source, sources, south, speaking, spirit, spouse, stands, state's, stationery, staying, stems, steward, stipend, stopped, stories, stubborn, stuff
0.8: stylist, submitting, sukuk, sums, supermarket, supply, survivor, swallow, swapping, tailors, takings, talking, taxes, telco, template, ten, terminated, terrible, tex, textile
0.8: themselves, thesame, they'd, they'll, they're, though, threshold, throw, tickets, tiles, tippers, tithes, told, toll, touches, traders, transaction, transcription, translater
0.8: trip, trouble, turkey, tutorial, tutorials, twitter, uber, uber's, unawares, undergraduate, undergraduates, unilorin, unregistered, unsubscribe, useful, utility, vacation
0.8: vaccine, vaccines, ventures, vet, vice, victoria, videos, viewing, voice, vulcanizer, wahala, wasn't, wasted, watching, ways, wears, web, websites, wed, went, whenever, wholly
0.8: whom, whose, winner, wise, withdrawing, wood, worldwide, writes, wrk, wrongful, yes
0.7: good, hair, oil, onitsha, papa, pls, things, too, want, which
0.6: army, bank, capital, change, charge, china, club, colleague, corolla, did, don, e, epe, her, highest, ikeja, import, instead, keeps, let, ltd, main, mama, monday, receipt, say
0.6: something, surulere, time, type, weekly, why, working
0.5: brother, carry, dollar, everyday, his, landlord, market, mile, need, nin, person, register, sent, someone, student, than, uk, years
0.4: anybody, bake, been, bitcoin, cake, chops, church, cover, difference, earner, exchange, five, fund, gets, gift, go, hundred, leave, lekki, lives, london, makes, miss, network
0.4: pharmacy, reach, record, savings, scholarship, should, site, their, think, tips, treasury, twice, up, village
0.3: adsense, advice, agree, ahead, airbnb, airdrop, akure, albums, alerts, american, approved, architect, arepo, artisan, asset, assistants, assume, attachments, automatically
0.3: avoidance, award, awards, barb, became, benin, bike, billed, bonds, bonuses, boots, box, bq, brackets, btc, by, calculating, calculations, called, can, canadian, cancelled
0.3: case, chair, chamber, cheaper, chemical, clerk, clipper, commercial, commissions, commot, companies, company's, compared, competition, considered, consultancy, contributed
0.3: corpers, countries, cousin, credited, dangote, declared, delta, dependent, depreciation, diaspora, digit, digits, directly, dispatch, donate, drinks, dropped, duplex, effect
0.3: elder, electrician, electricity, employs, ended, enjoy, enterprise, equally, equivalent, ethereum, euros, ever, evidence, exist, expat, expatriate, expects, false, fathers
0.3: feeding, field, files, fingerlings, foreigner, freelancers, friday, frozen, gate, germany, get, given, gl, google, handle, having, hawkers, headmaster, heads, helper
0.3: honorarium, housewife, husband's, i've, ibtc, ig, importer, increasing, indrive, information, installments, internship, investor, japa, kinds, kitchen, kobo, lab, landlords
0.3: lapo, laundry, layers, least, leaves, leaving, letting, levies, liability, loaf, looks, lost, low, lump, marriage, member, membership, military, million, mistake, month's
0.3: most, motherless, mould, moving, mtnn, naira, nasarawa, navy, nba, negotiating, neither, ngo, nine, npfl, nrs, nursery, october, officers, ogbete, our, overcharged, overseas
0.3: oyo, paddy, panels, pastor, payments, payoff, payslips, pensioner, percentage, percentages, personally, persons, please, polytechnic, portion, posted, press, prize, prizes
0.3: process, profits, promo, properly, pure, push, questions, quiz, raffle, recharge, reduced, relative, research, resigned, resume, rewards, rich, riders, roof, rotation, roughly
0.3: rule, runs, save, scared, seedlings, separate, separately, sept, serving, setting, sew, share, shey, shift, shoots, shortlet, skits, snacks, soldier, stand, starlink, step
0.3: stock, subtract, surgery, take, taxation, tech, telecoms, teller, thank, thats, thing, tomato, toronto, treatment, treaty, trips, tuition, uncle's, unemployed, uni, uniben
0.3: valid, van, vi, waiters, wardrobe, wash, waybill, website, whatever, winnings, woman, wont, writer, xmas, zakat
0.2: abuja, agency, apartment, are, bill, buying, centre, cut, do, earners, fee, filed, interest, lagos, land, laptop, percent, port, poultry, tomatoes, trader, when, worth
0.1: bakery, book, clear, developer, girls, how, ibadan, maize, o, old, pounds, returns, small, touch, true, wey
0: acct, ads, advance, adverts, agbara, allowee, apprentices, asked, assurance, attachment, back, barber, bills, bottling, branch, bridal, buyer, cancel, captain, chargeable
0: chicks, co, crypto, dash, dependants, directors, donation, donations, editing, education, either, employ, employment, empty, equipment, event, excess, fabrics, favour, finished
0: fintech, fiverr, frontend, gained, gbagada, gold, gone, gwarinpa, happened, hear, held, hired, hostel, i'll, ibafo, ibeju, incomes, inherited, injury, interview, iron, it's
0: junction, longer, lying, maintenance, meal, mean, meant, microfinance, needed, ngx, nigerian, nnewi, none, nurses, nyanya, orphanage, outside, p, partners, past, perfumes
0: pharmacist, pita, plumbing, point, poly, pond, pos, principal, product, proof, prove, punishment, question, raised, receive, refuses, relocation, remitted, remitting, residence
0: resuming, returned, rig, rounded, sack, salesgirl, saloon, saying, sch, secondary, seed, sending, senior, shared, shipping, side, sign, single, smaller, staking, straight
0: strictly, subscription, taxing, theirs, three, thru, to, tools, transfers, trust, tv, tyres, ui, unpaid, upfront, using, vouchers, welding, whether, withdraw, youth
-0.1: at, boutique, business, canada, delivery, dey, fertilizer, food, harcourt, im, increase, losing, make, me, of, oga, okada, or, pepper, raise, refund, use, we, wetin
-0.2: account, collect, come, days, enter, fine, government, happen, it, kids, kindly, know, last, like, manager, mum, never, one, payment, salaries, somebody, this, wife, with
-0.3: abt, accountant, alaba, alert, answers, articles, ask, asking, average, belong, benue, binance, blog, boy, cap, charity, claims, closed, collective, contributions, cooks, dad
-0.3: dashed, done, earning, eggs, electronics, engineer, evening, father, feb, feed, fg, finally, firs, flour, for, furniture, general, gifts, grade, grant, head, high, husband
-0.3: independent, individuals, invoice, is, joined, kebbi, keke, lecture, light, lining, logistics, married, matter, medical, micro, missed, months, nanny, not, offering, offices
-0.3: ones, opened, ordinary, oyinbo, parties, plumber, plus, pocket, printing, privately, promoted, proper, property, proprietor, redundancy, repairing, retrenched, round
-0.3: royalties, serve, shoes, shows, soldiers, studio, supplier, tailoring, teach, teachers, teaching, technician, th, tiktok, trading, twelve, understand, university, usd, video
-0.3: weddings, wife's, withhold
-0.4: agent, build, but, chop, date, fgn, fuel, i, its, just, man, mother, on, out, place, right, some, tenant, through
-0.5: #, a, about, accessories, ago, allowed, annuity, annum, applies, artist, before, brought, cakes, caretaker, cash, casual, changed, civil, cleaner, concern, contribution, cost
-0.5: customers, deal, didn't, director, dis, doesn't, effective, employer's, enough, evasion, events, first, forget, german, haven't, heard, houses, ikorodu, kind, l, lecturer
-0.5: lirs, lived, middle, mine, motor, object, okrika, online, ota, owner, pencom, perfume, perks, power, pro, promotion, rate, registering, relocated, remain, replace, set
-0.5: shares, shoe, sister, support, telecom, uniform, until, upkeep, wages, warri, welder, what, zenith, zero
-0.6: add, allawee, am, and, bought, building, data, down, hr, if, in, my, n, nurse, service, us, week, what's
-0.7: aba, aboki, accounts, adds, asaba, balogun, because, begin, benefits, camry, carpenter, coins, contribute, daily, dubai, each, earns, estate, farm, figure, flat, four, gives
-0.7: graphics, guard, hand, hazard, higher, hotel, houston, kept, legally, lesson, locum, na, nigeria, nko, passed, passes, pound, practitioner, primary, rental, rented, retiring
-0.7: rider, rsa, shop, so, spare, starts, stay, sum, supervisor, suppose, tailor, that, the, those, thrift, treated, under, uniforms, voluntary, wats, workshop, writing
-0.8: accommodation, again, all, around, band, bring, calculated, cars, caterer, collected, contractor, counted, credit, deliver, dem, different, doctor, dollars, drive, else
-0.8: employee, enters, expense, flats, foodstuff, found, from, graphic, hairdresser, hustle, inside, kiosk, late, maximum, much, no, overpaid, package, papers, payoneer, payroll
-0.8: receipts, reliefs, rents, retire, sacked, salon, sells, sorry, state, stocks, top, tractor, usdt, virtual, warehouse, was, will, year's
-0.9: above, against, an, another, belongs, chambers, charges, clothes, dues, fashion, final, fish, former, freelancer, fry, half, included, internet, join, keep, lessons, lunch
-0.9: makeup, more, policy, practice, receptionist, remit, remote, resumed, retired, school, shops, trade, two, uncle, widow, wigs
-1: # in, # month, # or, # shop, a self, a th, after my, an oil, and have, and his, and make, and pay, anything, are they, arrears, as a, at a, bank loan, basic #, basic is, be
-1: be removed, bolt driver, both, boys, but my, capital gains, chop #, civil service, clinic in, company paid, consulting, convert, cut tax, day, days for, dey drive, does
-1: does not, dom, dom account, don't file, dont, drive bolt, editor, employer already, employers, enter my, enugu, estate dem, expenses #, figures, for aba, full, gen, gtco
-1: happen if, house my, husband died, i came, i can, i declare, in march, in private, is n, is taxed, it #, it from, june then, laid me, late how, letter says, level
-1: limited company, looking at, me to, money, month salary, my client, my job, my plot, my side, my yearly, myself and, na true, net profit, no register, no tax, nobody, of them
-1: off, offer letter, office, oil servicing, on data, on my, on upwork, one company, only house, or only, other work, overtime, paid #, pay any, pay na, pension i, pension yet
-1: performance, performance bonus, pls i, plus th, profit #, provisions for, provisions shop, rate is, relief or, relief work, remove it, return by, ride, sales for
-1: school teacher, selling my, slip, so how, so no, state am, still dey, tax was, teaching hospital, that bring, the #, the full, the loan, then i, these, they already
-1: they increase, thread, to #, to know, to pension, transport, use the, value of, week i, when i, year does, year so, year was, yearly tax
-1.1: # all, # per, # withholding, a freelance, a loss, a small, a tax, add my, after buying, america, and fuel, and rent, and software, annual gross, at once, below, came back
-1.1: canteen, car, cassava and, cement shares, children's, compute my, consultant, day #, day for, death gratuity, dey cut, dey tax, died, dividend from, do pos, does tax
-1.1: every week, everything, everything i, exactly, family, file tax, for good, for myself, from june, from the, go be, good afternoon, have nin, hello, here i, home every
-1.1: i started, i took, in april, in canada, in my, income tax, is about, jan, june i, lagos island, leave allowance, light and, living, lower, madam dey, made a, materials
-1.1: me after, me an, me for, me go, me n, me off, month is, monthly plus, mortgage, mowe ogun, much can, much will, my aged, my children's, my father, my parents, my salon
-1.1: my two, new company, no file, off and, ogun state, old law, pay more, paye every, paye should, personal tax, pfa, pfa pays, ph, please how, premium last, premium on, products
-1.1: quarters, really, remove the, removes, rent can, repairs and, sends me, september, shares for, six, still pay, tax again, tax at, tax before, tax na, tax pls, that taxed
-1.1: that's, the company, the state, them, they bought, they take, tithe, to a, two of, union, was paid, week all, were, wetin remain, what rate, what remains, will tax, with an
-1.1: with my, year before, year on, yet
-1.2: # after, # gain, # my, # percent, # premium, a wife, actually, afternoon, already deducts, also pay, and a, and everything, and paid, and the, assessment, assistant, bands
-1.2: bond, bought for, brings #, by what, client, company dey, compute, contributory, cra, day and, death, december i, deducting, dey bring, diesel and, does a, does this, driver
-1.2: earned #, employer pays, evening i, fees, for children, for losing, for month, forgot to, gave, had no, hi, i no, i only, if i, in #, in february, in june, in mowe, in ogun
-1.2: income before, is free, is removed, is that, it at, ladipo, money for, month plus, moved back, much paye, never register, new, not taxed, nothing is, of my, of the, only #
-1.2: or is, out of, own a, paid by, part time, paye for, pension what, profit in, profit of, received, remains, remove pension, remove tax, retirement, salary was, scheme
-1.2: security man, so i, software, sold a, startup, student i, submit, suppose pay, taking, tax my, teacher, tenants pay, the agent, the job, the penalty, then they, there
-1.2: they will, to reduce, turnover, weekends, wetin go, what gross, which tax, with the, work i, year in, year they
-1.3: # dem, # gross, # house, a plot, account every, aged, akara, all i, all the, allowances, also sell, an official, and my, annual tax, august, claim, come off, company pays
-1.3: design, don't, farmer, for it, free of, get any, go dey, goes to, got a, gratuity, have, i got, i own, i remove, if they, in may, in the, income this, insurance, is asking
-1.3: is money, island, job i, keeping, level #, looking, me every, month of, monthly after, much more, my account, my ppa, myself, nurse in, offshore, on rent, on the, one estate
-1.3: only, only income, or the, pay for, pension no, records, remotely for, rent na, st, tax dem, tax every, tax free, tax the, the goods, the total, through my, took #, what date
-1.3: will nigeria, year what's, youtube
-1.4: a flat, a tailor, added, all expenses, already removed, aside, barbing, bought a, bring #, clean, company gave, contract staff, declare, dem dey, expenses how, flats in
-1.4: for not, gain na, gain on, gateman, good evening, hospital, house help, i changed, i drive, in all, is interest, job, job in, labour, like #, limited, make about, months late
-1.4: more tax, mowe but, my expenses, my old, my only, my sales, net, of june, offer, ok and, own, paper, pension contribution, per, personal, ppa, profit this, rent i, sell the
-1.4: sends, tax dey, tax how, teach in, till, to build, total, us company, value, will be, work in, would
-1.5: # no, # out, # transport, # yearly, a dollar, a job, a teacher, also do, also have, am i, amount, and we, and work, annual, another #, before that, benefit, by myself
-1.5: cassava, cooperative, counts, d, dangote cement, deadline for, dem suppose, drugs, each of, end, february, fine if, for year, gains, gas, government go, i earned, i have
-1.5: i moved, i rent, i stay, i supposed, i'm, in naira, in school, it reduce, job and, lawyer, left, left for, limit, me #, month as, month in, monthly no, must, my boys, my life
-1.5: my rent, no deductions, no expenses, no income, nothing, of office, officer, on everything, owe for, own life, pay house, pay in, pay is, paying tax, pays my, penalty
-1.5: penalty if, pension of, photographer, profit a, profit every, put, remove from, removed from, rent out, salary of, school and, sell my, sell provisions, selling, shop is
-1.5: still need, takes #, tax in, tax it, that one, the minimum, the one, they deduct, to be, to may, us pay, whats, which state, which year, will the, withholding tax, work how
-1.5: work remotely, year #, year with
-1.6: # the, a house, a return, allowance, and pension, and repairs, and tax, back from, be removing, books, can a, collects, company in, company is, day to, deductible
-1.6: deducts paye, do they, due, earn, earn #, every day, file a, filing, flat in, foreign, gave me, got, i had, i to, madam, me in, mechanic, ministry, month my, naira to, of tax
-1.6: official car, ogun, on it, own house, parents, parts, pay the, pension or, pension reform, profit from, rates, reform act, remotely, rent and, return on, salary, salary and
-1.6: sale, sales, security, self employed, servicing, so what, spend #, tax now, that money, the old, the only, the rent, they be, transport #, upwork, was on, will i, worker
-1.6: year na
-1.7: # interest, # life, a salary, any other, as tax, brings, calculate, came, civil servant, clients, consolidated, consolidated relief, contract, day i, december, deduction
-1.7: designer, each one, earns #, employed, extra, firm, freelance, gain, got my, happens, have never, house in, i earn, i made, i teach, i was, id i, income how, laid, last date
-1.7: month do, month on, month they, my annual, my family, my gross, na only, nothing else, on that, over, owe, pay my, pays #, pension every, pension from, profit monthly
-1.7: profit na, put #, reduce tax, self, servant, severance, staff, state but, that i, the car, the deadline, the end, the tax, there a, to june, what happens, wht, wife and
-1.7: worked, year from
-1.8: # rent, # salary, a new, already, as compensation, bolt, clinic, comes, corper, days a, dey pay, factory, first job, forgot, get tax, goes, housing, i forgot, is deducted
-1.8: is there, lagos which, money i, monthly what, my hand, my personal, new job, nhis, on time, on top, once, paye be, pension how, personal income, reform, register for
-1.8: registered, removed, resident, return for, salary every, state do, still, submit my, supposed, supposed to, takes, tax go, tenants, the pension, this new, to pay, workers
-1.8: year please
-1.9: # every, any relief, children and, cost me, deadline, dividends, every year, exempt, for one, free, from a, go tax, gross salary, i am, i dont, i never, i put, jobs, less
-1.9: life, month i, monthly i, my employer, my first, my gain, my payslip, official, part of, pay on, paye from, per day, plot, profit for, remove, rent a, run a, sell, sold
-1.9: tax altogether, tax do, the two, this year, tin, to december, with a, withheld, withholding, year my
-2: # tax, a week, abeg i, after, after fuel, and nhf, and transport, any, be my, be paying, children, comot, data and, dey remove, dey sell, dividend, earned, for pension
-2: gives me, gross is, i deduct, january, just got, month and, moved, much of, my flat, my own, my take, nigeria tax, one year, own tax, remove #, rent is, should my, tax law
-2: they paid, work #, year after
-2.1: after all, am a, and i, april, as, before they, bonus, diesel, for loss, from my, here, house, i dey, i keep, i run, i still, i'm a, if my, insurance premium, is tax
-2.1: last day, law, made #, monthly pension, my return, pay, paying, pension and, provisions, relief for, says, started, still have, taken, tax me, tax should, tax to, they
-2.1: till december, year is
-2.2: # i, # nhf, # profit, a private, act, after i, costs, deducts, each month, employer, federal, gross #, had, house rent, i don't, i file, i sell, i spend, i spent, in december
-2.2: into my, july, loss of, month pension, monthly from, mowe, my pay, office is, paid, payslip, private school, removing, tax and, tax per, the money, whats my, work for
-2.2: year no
-2.3: # children, basic, company, compensation for, count, dey work, from it, go pay, have no, home, house i, income, it taxed, minimum wage, month for, month no, new tax
-2.3: other income, profit is, rent, rent for, spend, spent #, th month, the same, took, year for
-2.4: # as, a bank, and if, before tax, calculate my, compensation, every, from january, fuel and, goods, is in, month what, new law, no other, run, salary na, taxable, the fine
-2.4: to the, together, wage, what tax, will my, year
-2.5: # this, altogether, commission, deductions, end of, for the, for this, how is, i owe, into, january to, may, minimum, month, month from, month how, my income, ok, part
-2.5: pay rent, reduce my, spent, tax am, tax is, tax on, they remove, what do, whole year
-2.6: a month, abroad, and they, any tax, dem go, have to, life insurance, make #, my profit, of it, pension is, per year, rent #, shop rent, take home, tax be, under the, what if
-2.6: year what, yearly
-2.7: # a, after tax, have a, i make, in a, june, loss, made, must i, my pension, premium, profit, rent relief, repairs, same, sold my, tax from, they tax
-2.8: # pension, file my, i paid, i pay, monthly and, monthly how, my company, my paye, nhf #, salary #, the house, the new, the whole, what's my
-2.9: deduct, every month, paid me, pays me, rent of, then, to file, will they
-3: about #, deducted, for tax, i sold, month after, my salary, my total, per month, private, tax i, they pay, whole
-3.1: expenses, id, other, reduce, tax id, tax return, what will
-3.2: i also, i work, my house, no pension, pension #, year and, year i
-3.3: nhf, pay #, work
-3.4: # monthly, is my, tax, total tax, year how
-3.5: a year, also, tax will
-3.6: gross, i live, live in, monthly, pays, salary is
-3.7: i be, relief
-3.8: live, much tax, pay tax
-3.9: file, pay me, return
-4: paye
-4.1: taxed
-4.7: tax for, the year
-4.9: pension
-5.2: my tax
`
