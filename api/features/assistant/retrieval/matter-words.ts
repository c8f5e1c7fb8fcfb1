/** What words and pairs of words weigh: made of the questions in testing/ and the guide by the test beside it, with -u. */
export const matterWords = `
5.7: today
5.6: which bank
5.4: write a
5.2: arsenal
5: go win, me write
4.9: abeg which, abeg who
4.7: girlfriend, league, rain, season, what time
4.6: arsenal and, bag of, budget, eagles, fast, licence, my girlfriend, super, super eagles, time is, useless, visa
4.5: bvn, chelsea, collateral, dollar to, egusi, egusi soup, god, joke, league this, mumu, of rice, on saturday, tecno, the best, this season, una, which phone, who won, you are
4.3: # people, a good, a resignation, and chelsea, asdfghjkl, battery, eagles march, iphone, iphone #, is jamb, litres, love, march yesterday, naira today, nice, odds, passport
4.3: python, renew, renew my, resignation, resignation letter, show working, sole x, this weekend, useless app, waec, win the, without collateral, x, x #
4.1: a joke, afcon, best savings, better than, bible, bible verse, by road, chatgpt, chelsea march, election, for today, give salary, goat, hot, infinix, it rain, jollof rice
4.1: litre, lol, malaria, message, my iphone, name for, nollywood, of birth, of cement, of una, per litre, premier, premier league, rain in, recommend, recommend a, safe
4.1: since morning, stake, stake #, student visa, the arsenal, this week, today black, tomorrow, tonight, u, uk student, verse, waec result, word
3.9: # battery, # odds, access, access bank, and cowrywise, and show, answer me, application, application letter, apply for, arsenal or, aso, aso ebi, assignment, atm, babe
3.9: baby is, batch, batch b, be mumu, best, between piggyvest, born, bot, c, c of, calling, chat, cheap, checker, cough, cowrywise, cut off, cv, dangote refinery, drivers licence
3.9: drop #, ebi, essay, fall, far is, find the, fine girl, fire, fix, french, from now, get sense, give better, governor, governor of, hard, human, i apply, i budget, i invest
3.9: i stake, in unilag, interest for, invest, is dangote, is dollar, jamb #, laugh, letter for, letter to, love me, many bags, many litres, many weeks, mark, mark for, marry
3.9: me should, my baby, my generator, names, night what, nollywood move, now now, now on, odds for, ode, of o, off mark, old and, olodo, or city, pack, palm, palm oil, permit
3.9: phone number, piggyvest and, pin, please help, poem, portal, post, prayer, print, python code, register my, renewal, result checker, reverse, rice for, rise, robot
3.9: savings app, sense, she is, shut, shut up, suggest, than you, the super, to renew, toast, turning, under #, verse for, watch, wey interest, white, who be, who even, who go
3.9: will win, win afcon, write an, write me, yesterday, you and, you be, you help
3.7: how to
3.6: bag, bank dey
3.5: # add, # budget, # litres, # oranges, # pages, # registration, # show, # without, # word, a bible, a birthday, a cv, a land, a nollywood, a poem, a short, a sin, a string
3.5: a toyota, a useless, a visa, a wedding, about igbo, abu, account number, ajo everybody, always dey, am back, an application, and call, and redmi, anytime, anytime i, app i
3.5: at ikoyi, at night, ate, atm card, bad about, banana, bank can, battery dey, being or, better interest, better pass, between arsenal, between infinix, birth is
3.5: birthday message, blablabla, block my, boss for, bot who, bottom, budget it, buy if, calling me, camon, camon #, can give, capital of, causes, causes of, caution for
3.5: channel go, charging, chatgpt is, cheap ankara, chinedu, chinedu okafor, civil war, code to, collect and, complain, complain to, computer dey, cook egusi, cook ofada, council
3.5: council tax, davido, days now, delete you, deposit now, dey answer, dey cough, dey drain, dey drop, do wrong, documents do, don close, dose, drain, drain fast, dream, drink
3.5: drug, dstv, duty on, earner loan, ehn, eid, engine, essay on, even spell, everybody that, fall apart, feel, fight from, fire you, fit buy, fit give, for cac, for malaria
3.5: for medicine, fuck, fuck you, fuel price, funds, generator is, girl for, girlfriend of, give small, go pack, go show, goats, god will, going through, good for, good time
3.5: grandmother, grow my, gtbank, hard times, has used, hiring now, his account, hot and, how should, hp, human being, i bet, i block, i complain, i renew, i rest, i slap
3.5: i studied, i treat, i wait, i watch, ibadan tomorow, if a, iftar, igbo, igbo people, in manchester, in python, infinix hot, ingredients, ingredients for, inlaw, interest no
3.5: international passport, invest #, is abuja, is best, is calling, is drivers, is eid, is good, is iftar, is maghrib, is one, is turning, is your, it safe, jamb, jss, jss #
3.5: just one, kano today, lagos to, landlord wants, last night, last nite, last person, late grandmother, latest, latest news, leave am, leg, loan app, loan without, maghrib
3.5: maghrib in, mainland, malt, marry me, me see, medicine, medicine in, message for, meter, mode, months old, morocco, mother inlaw, move should, much he, much to, must answer
3.5: my babe, my birthday, my bvn, my date, my drivers, my egusi, my passport, my tecno, my turn, na computer, name is, names for, near, near me, nepa token, never pay, news
3.5: nigerian civil, no too, nonsense, not charging, now #, nysc batch, o for, ode you, of everybody, of funds, of garri, ofada, oga never, okafor, on mtn, onions, or morocco
3.5: or should, oranges, oranges for, our ajo, our side, pages, paint of, particulars, password, pay better, people let, phone numbers, pimples, poem about, pos machine, pray
3.5: pray for, prepaid, prepaid meter, president, price today, psalm, public, public holiday, quick, ramadan, recruiting, redeployment, redmi, refinery hiring, register a
3.5: registration closing, repeat, rest my, reverse a, rice na, rise this, rubbish, safe to, say something, season arsenal, seize, seize my, sense at, sharp, sharp sharp, ship
3.5: shirt, shop permit, short, side how, sim, simple, simple interest, sin, sin to, since yesterday, slap, slap you, slow, slow and, small interest, something bad, sound, spark
3.5: spell, stamp, string, studied, sure, sure odds, sweet, system, take toast, talk to, talk true, teach me, tecno camon, tecno spark, th how, the causes, the cut, the governor
3.5: the latest, the portal, the premier, the president, the restaurant, the word, thief, thieves, things fall, third mainland, this morning, this night, this nonsense
3.5: through hard, thunder, thunder fire, time to, tinubu, to camp, to french, to lekki, to reverse, to wrong, toast one, today in, today with, token, tomorow, tomorow i
3.5: trader bought, translate, translate good, treat, treat malaria, tuesday, turning #, una for, us ate, used this, vehicle particulars, visa fee, wait, wants #, watch tonight
3.5: wey go, wey use, where can, where should, which channel, which loan, who store, who will, who win, who wrote, whoever, whoever built, win premier, with n, with opay
3.5: with small, with their, word essay, wrong on, wrote, wrote things, you a, you love, you marry, you must, you now, you sef, your app, zxcv
3.4: far, won the
3.3: win
3.2: a bag, are you, birthday, is better, jollof, phone is, rice, road, since last
3: aaaaaaa, ac, accident, acquisition, address, ade, adebayo, adeyemi, aepb, agbada, agbero, air, airtel, airtime, alajo, allah, amac, amet, anyhow, approval, approve, areas, arm
3: arrested, asake, asdf, asr, asun, asuu, australia, backwards, bajaj, banks, banned, beach, beginner, bello, better, biology, birth, bite, blisters, blockchain, blow, blue, boi
3: boil, bola, bootcamp, border, bought #, bracket, broke, burkina, burn, burnt, bust, cache, caesarean, calcium, camp, canada's, cant, captured, carpet, carton, cartons, cashew
3: cast, cattle, champions, chance, chidinma, chocolate, chopping, chromebook, city, clearance, clears, clocking, clothing, coding, collector, communion, compact, concrete
3: conductor, container, corset, cotonou, coughing, cousins, crate, create, creche, crunchy, cups, current, dating, davido's, debited, debt, designs, discipline, disgrace
3: disgracing, distance, divide, dog, dolor, draining, drains, dreamt, driver's, dropping, drops, dry, eating, electric, elitebook, emails, emeka, emperor, endurance, engineering
3: engineers, ephemeral, evict, ewu, ex, expired, expo, export, fair, fake, fare, faso, favourite, fever, fifty, film, finance, finishes, flood, fly, folake, followers, foolish
3: footballer, forty, fraudster, fresh, fried, frsc, ft, funny, g, gambia, gapping, gari, gluconate, gm, gmail, gotv, graduates, grammy, grandson, groundnut, guo, guys, h, hacked
3: hahaha, hamstring, hang, hanging, harmattan, hate, hell, hfhfhf, hhhhh, hide, history, hjdksl, homework, honest, i stop, ideas, immigration, independence, indomie, inec, insha
3: insure, intervention, ipsum, itel, jjjj, jjjjjjj, judge, kenya, kg, kingdom, kpakpakpa, kva, leaf, letters, lga, license, link, load, lololol, lonart, lorem, loudly, luth, mad
3: maggi, majesty, mechanical, meiosis, meow, messi, microbiology, mikano, mind, minister, mistakenly, mitosis, mmmm, moi, moon, mouth, mpc, mpr, mr, mrs, musa, music, nafdac
3: natural, needs, neighbour's, netflix, nikkah, nomination, now and, obudu, ogbomoso, oily, oloshi, omonile, op, opening, opinion, osimhen, outboard, outline, output, override
3: owambe, owes, pain, palmpay, paracetamol, parade, pastor's, patience, patient, pcn, pending, permanent, person's, petrol, phase, phcn, photosynthesis, pick, picked, picking
3: picture, places, player, playing, pm, polite, politician, position, potassium, prayerful, pretend, prices, profile, programmed, prompt, pulling, pvc, pwned, quit, qwer, qwerty
3: rabbit, ranch, react, reading, recruitment, reducing, release, remedy, remind, renewed, replied, requirements, richest, ring, river, rivers, roleplay, ronaldo, root, rot, rules
3: sabon, sallah, salty, samaru, samsung, sanitation, sauce, saw, scarcity, scatter, screen, sentence, sermon, session, shedding, shirts, shoot, shouting, sibling, signage, sing
3: smarter, smell, smoke, sms, snapchat, snores, snoring, soccer, somewhere, son's, sort, spurs, square, squared, ss, stage, stain, stamping, stopping, strawberry, stream, street
3: strike, stupid, style, submission, sue, suitable, surge, survey, suya, swear, talks, tamper, temperature, the meaning, tire, tokunbo, toothache, trademark, trainees, transformer
3: trcn, trek, tubers, tunde, twenty, units, update, updated, urgently, useeffect, verify, voters, w, waiting, walima, washing, wear, weather, weighing, weight, wicked, wizkid
3: woman's, words, works, yamaha, yard, yards, yeeeee, yellow, yoruba, you're, zamfara, zaria, zobo
2.9: soup
2.8: # bedroom, and has, are a, bedroom, correct it, drop, exam, for fixed, grow, how far, is now, loan wey, march on, notice, pass for, pls which, punish, refinery, restaurant
2.8: third, to register, want #, what documents, wig, will you
2.7: can you, stop, to naira
2.6: app, your
2.5: # at, ajo, always, answer, bags, bet, card, date of, drivers, go do, in kano, meaning of, numbers, registration, who is, will it
2.4: # should, a very, abeg help, abuja to, and now, another one, apapa, baby, bet ja, body, bride, bride price, bus, buy a, by mistake, call me, caution, cheat, compound, court
2.4: data for, don collect, entitled, entitled to, esusu, farming, fees is, fight, fit do, for just, from kaduna, get more, gives the, go buy, go for, gree, has not, help me
2.4: hiring, i entitled, i fit, i negotiate, ignore, ilorin, in our, industrial sewing, international, inverter, is bitcoin, is how, is nysc, ja, leave her, me loan, me one
2.4: my boss, my neighbour, my school, neighbour, nite, no gree, number of, office i, paint, party jollof, per term, pls help, reach my, salary since, shell, show me, so it
2.4: surcharge, that has, the capital, the phone, they offered, to make, total pls, toyota, toyota corolla, turn, use this, vat, vs, war, weekend, well, what salary, when e
2.4: without it, yam #, you
2.3: even, night
2.2: # times, ankara, dey play, for our, going, holiday, i correct, is wrong, lace, loan of, much for, negotiate, now i, offered me, on sunday, opay, piggyvest, play, rest, term
2.2: very, women, yam, you no
2.1: find, how can, how i, i cook, starting, sunday, tell me, to buy, write
2: boss, number, price
1.9: # back, # change, # corolla, # day, # development, # feeding, # he, # health, # small, # when, # yesterday, a danfo, a laptop, a real, a salon, abeg how, abeg my, about it
1.9: abuja from, accept, add everything, add it, admin, africa, agreement, am wrong, amala, among, an exam, and gele, and get, and i'm, and just, and lace, and ptad, and tell
1.9: and where, and who, and win, ankara and, apartment in, app is, apply to, appointment, are #, at cac, at surulere, babies, bag and, bank how, bank i, bank say, before my
1.9: berger, big brother, borrow, brother lives, business loan, business on, cac, calls, can they, car in, cashier, catering business, change the, charge of, cheat me, cheating
1.9: check for, chemist, chin, chin chin, close, closing, code, collect am, come dey, coming, coming out, company income, company that, contracts, couple, cream, crypto or
1.9: customer care, customs, cut how, daughter is, days how, days of, delete, dem call, dem get, dey cheat, discount, documents, dollars in, don finish, don reach, don start
1.9: double, during, e give, e pay, earn in, egg, enter how, equal, error, everybody dey, everyday for, everywhere, expensive, explain, facebook, farmers, fiancee, finish how
1.9: flat #, for canada, for ikoyi, for land, for nigerians, for shop, for somebody, for us, format, from abuja, from camp, from teaching, game, garri, garri #, gele, go about
1.9: go use, government wan, graduate, graduate trainee, guests, has a, has paid, have on, he is, her #, his salary, hold, hr offered, i become, i check, i pass, i recover, i sleep
1.9: ikoyi, in computer, in ibeju, in jos, industrial, insurance and, interest rate, is each, is going, is his, is too, it legal, joor, just a, just do, just waka, kaduna and
1.9: kaduna with, lagos now, land in, laptop for, lastma, let's, like that, lines, loan the, lokoja, long does, machines, maiduguri, make dem, make e, make i, make the, many times
1.9: march my, march this, market say, market women, maths, me be, me say, members, month or, months wetin, morning how, mosque, much now, much remain, mum she, my call, my child
1.9: my fiancee, my guy, my hair, my machine, my nysc, my second, my son, my stall, my tenancy, my tenant, my wig, na who, naira on, name at, name with, nearest, nelfund, nepa
1.9: nepa bill, never get, nigeria or, nin how, normal, not been, now they, now wetin, now with, number how, nysc allawee, objection, of fuel, offered, on and, on their, one day
1.9: one get, open for, or dem, others, oya, passing, people come, person get, person i, pikin dey, plan cost, pls what, poor, poor people, pos person, put for, raising, refuse
1.9: refuse to, result, returns late, salary at, salary in, say government, seen, settlement, settlement for, sewing machines, share #, share it, she has, sir, sit, sleep
1.9: small business, somebody with, son, song, split, spoil, sports, sportybet, stall, start a, status, steps, steps to, table, take collect, take to, tank, tax work
1.9: teaching service, team, the army, the exchange, the market, the nearest, the next, the nigerian, them at, they told, this calculator, three term, times, times #, times a
1.9: to negotiate, to port, to start, top for, traffic, trainee, travel, travelling, two people, us salary, uses, usually, vat on, vendors, vex, waka, wan increase, water, we be
1.9: we dey, we go, what day, what was, when will, where is, who, who i, wholesale, wife just, will accept, will make, withdrawal, within, within #, write am, wrong, wrong how
1.9: you get, your own
1.8: letter, saturday, won
1.7: # #, balance, being, between, black market, can't, deposit, everybody, fixed, fixed deposit, go take, going to, me my, meaning, one person, party, pass, store, tell, unilag
1.7: wants, wedding, whatsapp
1.6: # since, abeg, birds, black, calculator, call, channel, charged, daughter, e reach, fit, for bodija, from lagos, guy, how do, i carry, i open, it or, it will, it with, legal
1.6: levy, local, local government, machine, manchester, me what, much i, my pikin, on me, or na, phone, pls my, running, sef, sewing machine, tenancy, tenancy agreement, this #
1.6: ticket, transfer, vehicle, wetin i, what can, what did, when does, which one, without
1.5: # years, b, bad, big, catering, check, check my, computer, dey take, generator, i wan, it in, kaduna, loan to, my phone, name, plan, price of, real, show, talk, this app
1.5: too much, who do
1.4: # bags, # one, # year, a domiciliary, a lagos, a supermarket, a tenancy, abi na, accra, add the, ajah, alhaji, anambra, and can, and one, and wetin, annual returns, apply
1.4: as you, before and, better for, boyfriend, business dey, business i, but e, buy for, calabar, can't pay, chemist shop, chops and, coin, coming in, customer, danfo, delete my
1.4: delivery #, dey hold, dey talk, did they, die, draw, first one, for december, for dollar, for ikeja, for lagos, for which, foundation, free from, freezer, from ibadan, front
1.4: give my, go get, go give, go make, guangzhou, gym, hair #, hair and, he gets, he has, help, hmo, hour, hours, how long, how many, i can't, i delete, i fill, i find, i plan
1.4: i report, i see, in epe, in wuse, is transport, it too, it's #, later, list, list all, loan is, long should, manage, masters, maternity, maternity leave, me at, me check
1.4: meeting, moniepoint, month end, move, my catfish, my data, my friend, my keke, my wedding, naira and, name no, national, nigerians, no sabi, note, oil and, on his, on how
1.4: on monday, one be, one with, open, open a, out the, own name, pfa is, play for, poultry farm, real estate, recover, refused, refused to, report, roadside, sabi, safety
1.4: second one, send my, showing, small shop, solar, space, surulere i, the balance, the cbn, the cost, there is, to canada, to go, to open, to use, unit, us tax, wallet, wan pay
1.4: wants to, way, week and, weeks what, when did, which documents, while, why do, wife she, workmanship, wuse, yaba, years at
1.3: # total, a loan, all of, bank gives, buy, catfish, cbn, cook, correct, dey give, did the, finish, fuel na, has, has been, i buy, i give, i register, i send, if e, in texas
1.3: it a, jos, long, many, me a, me the, need for, one is, plenty, texas, to abuja, to bring, with cac
1.2: give, loan, my nin, now, see, sole, wan, where
1.1: # dey, # pikin, # worth, a raise, a staff, and delivery, and got, and how, and i've, and which, b #, back #, become, block, braiding, bread, built, business name, buy bitcoin
1.1: can my, car loan, catch, christmas, cloth, company at, compulsory, country, dat, dentist, dev, development, development levy, dey open, doing, duty, e get, each person
1.1: exchange rate, fee and, for bank, for ibadan, for someone, for surulere, for that, friend, generator for, ghana, girl, go carry, go still, government dey, hair business
1.1: has the, have my, health, i bake, i lose, i want, i'm the, in kaduna, in which, industry, instead of, is for, is paying, it back, it correct, it now, join the, kano, last week
1.1: list of, lose, lottery, machine for, market fund, money back, money market, month but, mtn, mutual, mutual fund, my colleague, my daughter, naija, no pay, nysc, on both, on n
1.1: one before, one dey, one na, owerri, page, pay how, person wey, please what, proof of, ptad, read, remaining, said, salary does, salary earners, say make, sell it, send me
1.1: sewing, she, she dey, shop for, somebody that, spread, stanbic, start, states, stays, stays in, students, take get, the difference, the form, the price, the th, to check
1.1: to give, to send, train, training, transport to, truck, use it, uyo, wetin dey, what percent, what percentage, won't, worth it
1: # everyday, # which, a trader, be #, before i, bodija, do the, e be, eat, form, from china, give me, i start, instagram, is this, loan for, march, morning, my small, room
1: second, since, thousand, used, we are, weeks
0.9: abi, care, next
0.8: abeokuta, abolished, accesories, accounting, acquired, actual, adding, addition, administration, advantage, advertising, affiliate, agent's, agents, ajegunle, alawee, album
0.8: allow, allowable, alone, amend, angel, angola, anoda, anyone, apart, apo, appeal, apple, applied, apprentice, approves, area, ariaria, arranged, article, asks, association
0.8: assumed, attach, attendant, avoid, away, backend, baking, bale, bales, batteries, bayelsa, beans, behind, berlin, betting, beverage, biscuit, bit, blade, blank, blocks, boko
0.8: bolt's, borrowed, braid, braids, brand, brands, break, brewery, bricklayer, broda, broilers, builders, bungalow, bungalows, burglary, burial, businesses, cable, camera, campus
0.8: cannot, canopy, capped, carried, carrying, cause, cctv, cement, ceremony, certificate, chai, chairs, chalk, changes, channels, chef, chemistry, child, choir, choose, church's
0.8: citizens, cleaning, clearing, clinic's, clippers, coaching, cold, collections, commencement, completely, computed, computers, confirm, confirmation, confused, conhess
0.8: consequences, constable, consult, consultant's, containers, contest, contractors, conversion, cook's, cooker, cooking, copper, corporate, corps, could, counting, coupon, cover
0.8: crates, crazy, crime, crowdfunding, cutting, dad's, damages, dates, dealer, dealership, debts, dec, decide, decides, declaration, declaring, delay, deliveries, dental, depend
0.8: desk, detergent, determined, dia, differently, diplomat, disabled, disagree, dismissal, dispose, distribution, disturbing, dodge, domestic, domiciliary, downsized, dowry
0.8: drawings, drilling, driving, drove, earnings, eatery, editors, ehen, eight, electrodes, embroidery, employees, entered, entering, enterprise, entry, etc, euro, europe
0.8: everyone, evrytin, exams, exclusively, exempted, exemption, exercise, exit, expats, expectation, eye, fabric, faithfully, families, farmland, father's, fear, feeds, feeling
0.8: fertiliser, fighting, fill, fines, firewood, firm's, fisherman, fleet, flyers, fmcg, football, force, fridge, fridges, fries, fringe, further, gates, gig, girl's, giveaway
0.8: giving, glasses, golden, gospel, gotten, gp, gtb, guess, hairdressing, hall, handouts, handshake, haram, hardly, harvest, haulage, hauling, hawk, he, headmistress, heavily
0.8: heavy, helper's, hidden, hiding, highlander, him, himself, hire, hires, hit, homes, hope, hospitals, household, housekeeping, housewives, hse, hubby, hubby's, hustler, hyphen
0.8: identification, ignored, importation, inbox, include, including, indian, inflation, inherit, inheritance, inspector, install, instalments, instrument, interviewing, invested
0.8: investment, investments, involved, ioc, isnt, italy, items, itself, jail, jewelry, jiji, jobless, joint, judgement, juju, junior, kantin, katangowa, keyboard, known, kogi
0.8: kwara, kwari, labourer, labourers, lady, landed, landlord's, language, las, lateness, lay, lead, leader, leadway, learn, lebanese, leeds, lending, lent, libel, lie, lies, line
0.8: loaders, loans, look, lorry, lowest, lump, luno, maker, making, management, marina, marked, marketer, marketing, master, matches, matron, max, maybe, md, meals, media, men
0.8: mend, mgr, mid, midway, millions, mined, mission, mistakes, mixer, moment, mostly, mother's, moves, mua, musician, narration, native, nau, nd, newscaster, newspaper, nft, nhia
0.8: nights, non, nor, notes, nursing, nylon, obajana, obtain, oda, offerings, offers, officer's, offline, ogba, oh, ojota, operation, operator, operators, oshodi, osogbo
0.8: outsourced, outsourcing, overpay, owned, owns, packaging, pap, parallel, parlour, parsonage, passengers, payer, payout, payouts, pensioners, people, period, petty, photo
0.8: physiotherapist, pikin, planned, planning, plant, plastics, platform, plots, pocketed, podcast, police, ponds, popsy, premiums, presumptive, prints, probation, proceeds
0.8: produce, professional, programme, project, promised, proves, provides, pupils, purposes, quarter, radio, ran, rating, reaches, reads, reagents, reduces, reduction, redundant
0.8: regional, reinvest, reinvested, released, relocate, rely, remittance, rep, repaired, repaying, repayment, reporter, responsible, retiree, retirees, retrenchment, roommate
0.8: rooms, roustabout, royalty, salaried, salesboys, sand, sango, saving, schools, scientist, scrapped, scripts, scrubs, sec, seller, send, sergeant, servers, sets, several, sews
0.8: shd, she's, sheets, shifts, shoemaker, shooter, shooters, shot, sick, sienna, signing, singer, sits, sitting, skip, skit, slice, social, sofa, solo, someone's, sori, source
0.8: sources, south, speaking, spirit, spouse, stand, stands, state's, stationery, staying, stems, steward, stipend, stopped, stories, stubborn, stuff, stylist, submitting, sukuk
0.8: sums, supermarket, supply, survivor, swallow, swapping, tailors, takings, talking, taxes, telco, template, ten, terminated, terrible, tex, textile, themselves, thesame, they'd
0.8: they'll, they're, though, threshold, throw, tiles, tippers, tithes, told, touches, traders, transaction, transcription, translater, trip, trouble, turkey, tutorial, tutorials
0.8: twitter, uber, uber's, unawares, undergraduate, undergraduates, unilorin, unsubscribe, useful, utility, vacation, vaccine, vaccines, vet, vice, victoria, videos, viewing
0.8: voice, vulcanizer, wahala, wasn't, wasted, watching, ways, wears, web, websites, wed, went, whenever, wholly, whom, whose, winner, wise, wood, worldwide, writes, wrk, wrongful
0.8: yes
0.7: hair, oil, onitsha, papa, pls, things, too, want, which
0.6: army, bank, capital, carry, change, charge, china, club, colleague, corolla, did, don, e, epe, five, good, her, highest, ikeja, import, instead, keeps, let, ltd, main, mama
0.6: market, monday, receipt, register, say, something, time, type, weekly, why, working, years
0.5: brother, everyday, fund, his, landlord, mile, need, nin, person, sent, someone, student, surulere, than, uk
0.4: anybody, bake, been, bitcoin, cake, chops, church, companies, difference, dollar, earner, exchange, gets, gift, go, hundred, leave, lekki, lives, london, lost, makes, miss
0.4: network, pharmacy, record, savings, scholarship, should, site, think, tips, treasury, twice, up, village
0.3: adsense, advice, agree, ahead, airbnb, airdrop, akure, albums, alerts, american, approved, architect, arepo, artisan, asset, assistants, assume, attachments, automatically
0.3: avoidance, award, awards, barb, became, benin, bike, billed, bonds, bonuses, boots, box, bq, brackets, btc, by, calculating, calculations, called, can, canadian, cancelled
0.3: case, chair, chamber, cheaper, chemical, clerk, clipper, commercial, commissions, commot, company's, compared, competition, considered, consultancy, contributed, corpers
0.3: countries, cousin, credited, dangote, declared, delta, dependent, depreciation, diaspora, digit, digits, directly, dispatch, donate, drinks, dropped, duplex, effect, elder
0.3: electrician, electricity, employs, ended, enjoy, equally, equivalent, ethereum, euros, ever, evidence, exist, expat, expatriate, expects, false, fathers, feeding, field, files
0.3: fingerlings, foreigner, freelancers, friday, frozen, gate, germany, get, given, gl, google, handle, having, hawkers, headmaster, heads, hear, helper, honorarium, housewife
0.3: husband's, i've, ibtc, ig, importer, increasing, indrive, information, installments, internship, investor, japa, kinds, kitchen, kobo, lab, landlords, lapo, laundry, layers
0.3: least, leaves, leaving, letting, liability, loaf, looks, low, marriage, member, membership, military, million, mistake, month's, most, motherless, mould, moving, mtnn, naira
0.3: nasarawa, navy, nba, negotiating, neither, ngo, nine, npfl, nrs, nursery, october, officers, ogbete, our, overcharged, overseas, oyo, paddy, panels, pastor, payments, payoff
0.3: payslips, pensioner, percentage, percentages, personally, persons, please, polytechnic, pond, portion, posted, press, prize, prizes, process, profits, promo, properly, pure
0.3: push, questions, quiz, raffle, reach, recharge, reduced, relative, research, resigned, resume, rewards, rich, riders, roof, rotation, roughly, rule, runs, save, scared
0.3: seedlings, separate, separately, sept, serving, setting, sew, share, shey, shift, shoots, shortlet, skits, snacks, soldier, starlink, step, stock, subtract, surgery, take
0.3: taxation, tech, telecoms, teller, thank, thats, their, thing, tomato, toronto, treatment, treaty, trips, tuition, uncle's, unemployed, uni, uniben, valid, van, vi, waiters
0.3: wardrobe, wash, waybill, website, whatever, winnings, woman, wont, writer, xmas, zakat
0.2: abuja, agency, apartment, are, bill, buying, centre, cut, do, earners, fee, filed, interest, lagos, land, laptop, maize, percent, port, poultry, tomatoes, trader, when, worth
0.1: bakery, book, clear, developer, girls, how, ibadan, old, pounds, returns, small, touch, true, wey
0: acct, ads, advance, adverts, agbara, allowee, apprentices, asked, assurance, attachment, back, barber, bills, bottling, branch, bridal, business, buyer, cancel, captain
0: chargeable, chicks, co, crypto, dash, dependants, directors, donation, donations, editing, education, eggs, either, employ, employment, empty, equipment, event, excess, fabrics
0: favour, finished, fintech, fiverr, frontend, gained, gbagada, gold, gone, gwarinpa, happened, held, hired, hostel, i'll, ibafo, ibeju, incomes, inherited, injury, interview
0: iron, it's, junction, longer, lying, maintenance, meal, mean, meant, microfinance, needed, ngx, nigerian, nnewi, none, nurses, nyanya, o, orphanage, outside, p, partners, past
0: perfumes, pharmacist, pita, plumbing, point, poly, pos, principal, product, proof, proprietor, prove, punishment, question, raised, receive, refuses, relocation, remitted
0: remitting, residence, resuming, returned, rig, rounded, sack, salesgirl, saloon, saying, sch, secondary, seed, sending, senior, shared, shipping, side, sign, single, smaller
0: staking, straight, strictly, subscription, sum, taxing, theirs, three, thru, to, tools, transfers, trust, tv, tyres, ui, unpaid, upfront, using, vouchers, welding, whether
0: withdraw, youth
-0.1: at, boutique, canada, delivery, dey, fertilizer, food, harcourt, im, losing, make, me, of, oga, okada, or, pepper, raise, refund, we, wetin
-0.2: account, collect, come, days, enter, fine, government, happen, increase, it, kids, kindly, know, last, like, manager, mum, never, not, one, payment, salaries, somebody, this
-0.2: use, with
-0.3: abt, accountant, alaba, alert, answers, articles, ask, asking, average, belong, benue, binance, blog, boy, cap, charity, claims, closed, collective, contributions, cooks, dad
-0.3: dashed, done, earning, electronics, engineer, evening, father, feb, feed, fg, finally, firs, flour, for, furniture, general, gifts, grade, grant, head, high, husband
-0.3: independent, individuals, invoice, is, joined, kebbi, keke, lecture, light, lining, logistics, married, matter, medical, micro, missed, nanny, offering, offices, ones, opened
-0.3: ordinary, oyinbo, parties, pencom, plumber, plus, pocket, printing, privately, promoted, proper, property, redundancy, repairing, replace, retrenched, round, royalties, serve
-0.3: shoes, shows, soldiers, studio, supplier, tailoring, teach, teachers, teaching, technician, th, tiktok, trading, twelve, understand, university, usd, video, weddings, wife
-0.3: wife's, withhold
-0.4: agent, build, chop, fgn, fuel, i, its, just, man, months, mother, out, place, right, some, tenant, through
-0.5: #, a, accessories, ago, allowed, annuity, annum, applies, artist, before, brought, but, cakes, caretaker, cash, casual, civil, cleaner, concern, cost, daily, date, deal
-0.5: didn't, director, dis, doesn't, effective, employer's, enough, evasion, events, first, forget, german, haven't, heard, houses, ikorodu, kind, l, lecturer, lirs, lived, middle
-0.5: mine, motor, object, okrika, on, online, ota, perfume, perks, power, pro, promotion, rate, registering, relocated, remain, rsa, set, shares, shoe, sister, support, telecom
-0.5: uniform, until, upkeep, wages, warri, welder, what, zenith, zero
-0.6: about, add, allawee, am, and, bought, building, changed, contribution, customers, data, down, farm, hr, if, in, my, n, nurse, owner, service, us, week, what's
-0.7: aba, aboki, accounts, adds, asaba, balogun, because, begin, benefits, camry, carpenter, coins, contribute, dubai, dues, each, estate, figure, flat, four, gives, graphics
-0.7: guard, hand, hazard, higher, hotel, houston, kept, legally, lesson, locum, na, nigeria, nko, passed, passes, pound, practitioner, primary, rental, rented, retire, retiring
-0.7: rider, shop, so, spare, starts, stay, supervisor, suppose, that, the, those, thrift, treated, under, uniforms, voluntary, wats, workshop, writing
-0.8: accommodation, again, around, band, bring, calculated, cars, caterer, collected, contractor, counted, credit, deliver, dem, different, doctor, dollars, drive, earns, else
-0.8: employee, enters, expense, fish, flats, foodstuff, found, from, graphic, hairdresser, hustle, inside, kiosk, maximum, much, no, overpaid, package, papers, payoneer, payroll
-0.8: receipts, reliefs, rents, sacked, salon, sells, sorry, state, stocks, tailor, top, tractor, union, usdt, virtual, warehouse, was, will, year's
-0.9: above, against, all, an, another, belongs, below, chambers, charges, clothes, fashion, final, former, freelancer, fry, half, included, internet, join, keep, late, lessons
-0.9: lunch, makeup, more, policy, practice, receptionist, remit, remote, resumed, retired, retirement, school, shops, trade, two, uncle, widow, wigs
-1: # in, # month, # or, # shop, a self, a th, after my, an oil, and have, and his, and make, and pay, anything, are they, arrears, at a, bank loan, basic #, basic is, be
-1: bolt driver, both, boys, but my, capital gains, cassava and, chop #, civil service, clinic in, company paid, consulting, convert, cut tax, day, days for, dey drive, does
-1: does not, dom, dom account, don't file, dont, drive bolt, editor, employer already, employers, enter my, enugu, estate dem, expenses #, figures, for aba, full, gen, gtco
-1: happen if, house my, husband died, i came, i can, in march, in private, income tax, is n, is taxed, it #, it from, june then, laid me, late how, letter says, level
-1: limited company, looking at, me to, money, month salary, my client, my plot, my side, my yearly, myself and, na true, net profit, no register, nobody, of them, off
-1: offer letter, office, oil servicing, on data, on my, on upwork, one company, only house, or only, other work, overtime, paid #, pay any, pay na, pension i, pension yet
-1: performance, performance bonus, personal tax, pls i, plus th, profit #, provisions for, provisions shop, rate is, relief or, relief work, remove it, return by, ride, sales for
-1: school teacher, selling my, slip, so how, so no, state am, still dey, still pay, tax again, tax was, teaching hospital, that bring, the #, the full, the loan, then i, these
-1: they already, they increase, thread, to #, to know, to pension, transport, turnover, use the, value of, week i, will tax, year does, year so, year was, yearly tax
-1.1: # all, # per, # withholding, a freelance, a loss, a small, a tax, add my, after buying, america, and fuel, and rent, and software, annual gross, at once, came back, canteen
-1.1: car, cement shares, children's, compute my, consultant, day #, day for, death gratuity, dey cut, dey tax, died, dividend from, do pos, does tax, everything, everything i
-1.1: exactly, family, file tax, for good, for myself, from june, from the, go be, good afternoon, have nin, hello, here i, home every, i started, i took, in april, in canada
-1.1: in my, is about, jan, june i, lagos island, leave allowance, light and, living, lower, madam dey, made a, materials, me after, me an, me for, me go, me n, me off, month is
-1.1: monthly plus, mortgage, mowe ogun, much can, much will, my aged, my children's, my father, my parents, my salon, my two, never register, new company, no file, off and
-1.1: ogun state, old law, pay more, paye every, paye should, pfa, pfa pays, ph, please how, premium last, premium on, products, quarters, really, remove tax, remove the, removes
-1.1: rent can, repairs and, sends me, september, shares for, six, tax at, tax before, tax na, tax pls, that taxed, that's, the company, the state, them, they bought, they take
-1.1: tithe, to a, two of, was paid, week all, were, wetin remain, what rate, what remains, which tax, with an, with my, year before, year on, yet
-1.2: # after, # gain, # my, # percent, # premium, a wife, actually, afternoon, already deducts, also pay, and a, and everything, and paid, and the, assessment, assistant, bands
-1.2: bond, bought for, brings #, by what, client, company dey, compute, contributory, cra, day and, death, december i, deducting, dey bring, diesel and, does a, does this
-1.2: earned #, employer pays, evening i, every week, farmer, fees, for children, for losing, for month, forgot to, gave, had no, hi, i no, i only, if i, in #, in february, in june
-1.2: in mowe, in ogun, income before, is free, is money, is removed, is that, it at, ladipo, money for, month plus, moved back, much paye, new, not taxed, nothing is, of my
-1.2: of the, only #, or is, own a, paid by, part time, paye for, pension what, profit in, profit of, received, remains, remove pension, salary was, scheme, security man, so i
-1.2: software, sold a, startup, student i, suppose pay, taking, tax free, tax my, tenants pay, the agent, the job, the penalty, then they, there, they will, to reduce, weekends
-1.2: wetin go, what gross, work i, year in, year they
-1.3: # dem, # gross, # house, a plot, account every, aged, akara, all i, all the, allowances, also sell, an official, and my, annual tax, august, claim, come off, company pays
-1.3: declare, design, don't, driver, for it, free of, get any, go dey, goes to, got a, gratuity, have, i got, i own, i remove, if they, in may, in the, income this, insurance
-1.3: is asking, island, job i, keeping, level #, limited, looking, me every, month of, monthly after, much more, my account, my ppa, myself, nurse in, offshore, on rent, on the
-1.3: one estate, only, only income, or the, out of, pay for, pension no, records, remotely for, rent na, st, submit, tax dem, tax dey, tax every, tax the, teacher, the goods
-1.3: the total, through my, took #, what date, will nigeria, with the, year what's, youtube
-1.4: a flat, a tailor, added, all expenses, already removed, aside, barbing, bought a, bring #, cassava, clean, company gave, contract staff, dem dey, expenses how, flats in
-1.4: for not, gain na, gain on, gateman, good evening, hospital, house help, i changed, i drive, in all, is interest, job, job and, job in, labour, like #, make about, months late
-1.4: more tax, mowe but, my expenses, my old, my only, my sales, net, of june, offer, ok and, own, paper, pension contribution, per, personal, ppa, profit this, removed from
-1.4: rent i, sell the, sends, tax how, tax it, teach in, till, to build, total, us company, value, will be, work in, would
-1.5: # no, # out, # transport, # yearly, a dollar, a job, a teacher, also do, also have, am i, amount, and we, and work, annual, another #, before that, benefit, by myself
-1.5: cooperative, counts, d, dangote cement, deadline for, dem suppose, drugs, each of, end, february, fine if, for year, gains, gas, government go, i earned, i have, i moved
-1.5: i rent, i stay, i supposed, i'm, in naira, in school, it reduce, lawyer, left, left for, limit, me #, month as, month in, monthly no, must, my boys, my life, my rent
-1.5: no deductions, no expenses, no income, nothing, of office, officer, on everything, owe for, own life, pay house, pay in, pay is, pay the, paying tax, pays my, penalty
-1.5: penalty if, pension of, photographer, profit a, profit every, put, remove from, rent out, salary of, school and, sell my, sell provisions, selling, shop is, still need
-1.5: takes #, tax in, that one, the minimum, the one, they deduct, to be, to may, us pay, whats, which state, which year, will the, withholding tax, work how, work remotely
-1.5: year #, year with
-1.6: # the, a house, a return, allowance, and pension, and repairs, and tax, back from, be removing, books, can a, collects, company in, company is, day to, deductible
-1.6: deducts paye, do they, due, earn, earn #, every day, file a, filing, flat in, foreign, gave me, got, i had, i to, madam, me in, mechanic, ministry, month my, naira to, of tax
-1.6: official car, ogun, on it, own house, parents, parts, pension or, pension reform, profit from, rates, reform act, remotely, rent and, return on, salary, salary and, sale
-1.6: sales, security, self employed, servicing, so what, spend #, tax now, that money, the old, the only, the rent, they be, transport #, upwork, was on, will i, worker, year na
-1.7: # interest, calculate, clients, contract, december, earns #, employed, gain, got my, happens, have never, house in, i earn, i teach, i was, id i, income how, laid, last date
-1.7: month do, month on, month they, na only, on that, over, owe, pension from, profit monthly, profit na, put #, reduce tax, registered, self, severance, that i, the car
-1.7: the deadline, to june, what happens, wht
-1.8: # life, # rent, a salary, already, any other, as tax, bolt, brings, came, civil servant, consolidated, consolidated relief, corper, day i, days a, deduction, designer
-1.8: dey pay, each one, extra, factory, firm, freelance, goes, i forgot, i made, is deducted, is there, money i, my annual, my family, my gross, my hand, my personal, nhis
-1.8: nothing else, on top, once, pay my, pays #, pension every, reform, register for, removed, resident, sell, servant, staff, state but, still, submit my, tenants, the end
-1.8: the pension, the tax, there a, to pay, wife and, worked, workers, year from, year please
-1.9: # every, # salary, a new, any relief, as compensation, children and, clinic, comes, cost me, deadline, dividends, every year, exempt, first job, for one, forgot, free, from a
-1.9: get tax, go tax, gross salary, housing, i am, i dont, i never, i put, jobs, lagos which, less, life, month i, monthly i, monthly what, my employer, my first, my gain
-1.9: my payslip, new job, official, on time, part of, pay on, paye be, paye from, pension how, per day, personal income, plot, profit for, rent a, return for, run a, salary every
-1.9: state do, supposed, supposed to, takes, tax altogether, tax do, tax go, the two, this new, this year, tin, to december, with a, withheld, withholding, year my
-2: # tax, a week, abeg i, after, after fuel, and nhf, and transport, any, be my, be paying, children, comot, data and, dey remove, dey sell, dividend, earned, for pension
-2: gives me, gross is, i deduct, just got, month and, moved, much of, my flat, my own, my take, nigeria tax, one year, own tax, remove, remove #, rent is, should my, sold, tax law
-2: tax me, they paid, work #, year after
-2.1: after all, am a, and i, april, as, before they, bonus, diesel, for loss, from my, here, house, i dey, i keep, i run, i still, i'm a, if my, insurance premium, is tax, january
-2.1: last day, law, made #, monthly pension, my return, pay, paying, pension and, provisions, relief for, says, started, still have, taken, tax should, tax to, they, till december
-2.1: year is
-2.2: # nhf, # profit, a private, act, after i, costs, deducts, each month, employer, federal, gross #, had, house rent, i don't, i file, i sell, i spend, i spent, in december
-2.2: into my, it taxed, july, loss of, month pension, monthly from, mowe, my pay, office is, paid, payslip, private school, removing, tax and, tax per, the money, whats my
-2.2: work for, year no
-2.3: # children, # i, basic, company, compensation for, count, dey work, from it, have no, home, income, month for, month no, profit is, rent, rent for, spend, th month, the same
-2.4: # as, a bank, and if, before tax, calculate my, compensation, every, from january, fuel and, go pay, goods, house i, is in, minimum wage, month what, new law, new tax
-2.4: no other, other income, run, salary na, spent #, taxable, the fine, to the, together, took, wage, what tax, will my, year, year for
-2.5: # this, altogether, commission, deductions, end of, for the, for this, how is, i owe, into, january to, may, minimum, month, month from, month how, my income, ok, part
-2.5: pay rent, reduce my, spent, tax am, tax be, tax is, tax on, they remove, what do, whole year
-2.6: a month, abroad, and they, any tax, dem go, have to, life insurance, make #, my profit, of it, pension is, per year, rent #, shop rent, take home, under the, what if
-2.6: year what, yearly
-2.7: # a, after tax, have a, i make, june, loss, made, must i, my pension, premium, profit, rent relief, repairs, same, sold my, tax from, they tax
-2.8: file my, i paid, i pay, in a, monthly and, monthly how, my company, my paye, nhf #, salary #, the house, the new, what's my
-2.9: # pension, deduct, every month, paid me, pays me, rent of, the whole, then, to file
-3: about #, deducted, i sold, month after, my salary, my total, per month, private, tax i, they pay, will they
-3.1: expenses, for tax, id, other, reduce, tax id, what will, whole
-3.2: i also, i work, my house, no pension, pension #, tax return, year and, year i
-3.3: nhf, pay #, work
-3.4: # monthly, is my, tax, total tax, year how
-3.5: a year, also, tax will
-3.6: gross, i live, live in, pays, salary is
-3.7: i be, monthly, relief
-3.8: live, much tax, pay tax
-3.9: file, pay me, return
-4: paye
-4.1: taxed
-4.7: tax for, the year
-4.9: pension
-5.2: my tax
`
