/** What words and pairs of words weigh: made of the questions in testing/ and the guide by the test beside it, with -u. */
export const matterWords = `
5.4: today
5.2: which bank
4.9: much company, you are
4.8: arsenal, write a
4.7: bank dey
4.6: go win, who go
4.4: abeg which, abeg who, bag, girlfriend, league, rain, season, what time
4.3: arsenal and, bag of, budget, i fit, joke, licence, my girlfriend, time is, useless, visa
4.1: all your, and tell, bvn, chelsea, company income, customs duty, dollar to, eagles, egusi, egusi soup, fast, god, jamb, league this, much i, mumu, of rice, super, super eagles
4.1: system, tecno, the best, this season, una, which phone, who won, word, x
4: # people, a bag, a good, a joke, and chelsea, and show, asdfghjkl, battery, charge vat, collateral, company made, cotonou, duty on, from cotonou, from now, ignore all
4: instructions, instructions and, iphone, iphone #, is customs, is jamb, jollof, litres, love, march yesterday, my neighbour, naira today, neighbour, now on, odds, on saturday
4: passport, phone is, pretend, prompt, python, renew, renew my, rules, show working, sole x, system prompt, this weekend, useless app, waec, weekend, x #
3.9: vat
3.8: # toyota, ajo, bags, balance, best savings, better than, bible, bible verse, bought #, by road, chatgpt, chelsea march, company with, dan, davido, eagles march, election, fake
3.8: for today, goat, grandmother, hot, in manchester, infinix, it rain, jollof rice, liability company, litre, lol, malaria, me write, message, monthly vat, my iphone, name for
3.8: nice, no rules, nollywood, now and, of birth, of cement, of una, per litre, premier, premier league, pretend you, print, rain in, recommend, recommend a, register my, safe
3.8: she is, short, stake, stake #, stamp, store, student visa, the arsenal, the vat, this week, tinubu, to register, today black, tomorrow, tonight, u, uk student, verse
3.8: waec result, win the, without collateral, you have, your system
3.6: company pay
3.5: # battery, # odds, # times, a resignation, afcon, am for, and cowrywise, answer me, apply for, are dan, arsenal or, assignment, atm, babe, baby is, be mumu, best
3.5: between piggyvest, bot, c, c of, calling, chat, check am, checker, corolla from, council, cowrywise, cv, dangote refinery, dey play, drivers licence, drop, drop #, essay, fall
3.5: far is, find the, fine girl, fire, fix, for fixed, french, garri, get sense, give better, give salary, governor, governor of, grow, hard, human, i apply, i budget, i invest
3.5: i stake, interest for, invest, is dangote, is dollar, is now, jamb #, late grandmother, laugh, loan wey, love me, many bags, many litres, many weeks, marry, me should, me your
3.5: mode, much for, my baby, my generator, my limited, name is, names, nepa, night what, nollywood move, now now, odds for, ode, of o, offered, offered me, okafor, old and, olodo
3.5: on you, or city, palm, palm oil, pass for, password, permit, phone number, piggyvest and, pin, pls what, pls which, poem, portal, prayer, punish, python code, registered a
3.5: renewal, resignation, resignation letter, result checker, reverse, rice for, rise, robot, savings app, sense, shut, shut up, since morning, stamp duty, suggest, tell me
3.5: than you, the list, thousand, to clear, to renew, toast, turning, turnover and, under #, verse for, watch, wey interest, white, who be, who even, with their, works, write me
3.5: you and, you be, your instructions
3.4: how to, win, yesterday
3.3: help me, night, vat return
3.2: # add, # budget, # litres, # oranges, # pages, # registration, # show, # since, # total, # without, # word, a bedtime, a bible, a birthday, a cv, a land, a ltd, a nollywood
3.2: a poem, a short, a sin, a string, a toyota, a useless, a very, a visa, a wedding, about igbo, access, access bank, account number, accra, address, adebayo, admin mode
3.2: ajo everybody, always dey, am back, and call, and redmi, and where, and you, ankara, another one, anytime, anytime i, app i, aso, aso ebi, at ikoyi, at night, at zenith, ate
3.2: atm card, bad about, banana, bank can, batch, batch b, battery dey, bedtime, bedtime story, before my, being or, better interest, better pass, between arsenal, between infinix
3.2: birth is, birthday message, blablabla, block my, born, boss for, bot who, bottom, budget it, buy a, buy if, cac, calculate it, call me, calling me, camon, camon #, camp
3.2: camry from, can give, capital of, causes, causes of, channel go, charged #, charging, chatgpt is, cheap, cheat, chemist, chinedu, chinedu okafor, civil war, clear a, close
3.2: code to, collect and, complain, complain to, computer dey, cook egusi, cook ofada, corolla #, cough, council tax, create, customs, cut off, dan and, davido pay, days now
3.2: delete you, deposit now, developer of, dey answer, dey drain, dey drop, do wrong, documents do, does davido, don collect, dose, drain, drain fast, dream, drink, dstv, ebi, ehn
3.2: eid, emeka, engine, essay on, esusu, even spell, everybody that, fall apart, feel, fight from, fire you, fit buy, fit give, for cac, for just, for malaria, for medicine
3.2: for word, fuck, fuck you, fuel price, funds, generator is, girl for, girlfriend of, go buy, go for, go pack, go show, goats, god will, going through, good for, good time
3.2: grow my, gtbank, guy, hack, hard times, has used, hide, hiding now, his account, his name, hmrc, hot and, houses, how should, hp, human being, hundred, hundred and, i bet
3.2: i block, i complain, i open, i renew, i rest, i saw, i slap, i treat, i watch, ibadan tomorow, if a, iftar, igbo, igbo people, ignore, ilorin, import duty, in our, in python
3.2: in unilag, industrial, industrial sewing, infinix hot, ingredients, ingredients for, inlaw, insurance and, interest no, international passport, inverter, invest #, is abuja
3.2: is best, is calling, is drivers, is eid, is good, is how, is iftar, is maghrib, is one, is turning, is vat, is your, it made, it pay, it safe, jss, jss #, just one, kano today
3.2: lace, lagos to, land use, landlord wants, last night, last nite, last person, latest, latest news, leave her, leg, letter to, maghrib, maghrib in, mainland, making, malt
3.2: march on, mark, mark for, marry me, maths, me check, me loan, me one, me see, me what, me you, medicine, medicine in, message for, mode and, months old, morocco, mother inlaw
3.2: move should, mrs, mrs adebayo, much he, much to, musa, must answer, my babe, my bvn, my date, my drivers, my egusi, my guy, my passport, my tecno, my turn, na computer
3.2: names for, near, near me, news, nigerian civil, nite, no too, nonsense, not charging, now #, nysc batch, o for, ode you, of everybody, of funds, of garri, ofada, off mark
3.2: on mtn, onions, or morocco, or should, oranges, oranges for, our ajo, our side, pack, pages, paint, paint of, particulars, party jollof, pay better, people let, per term
3.2: phone numbers, pimples, please help, poem about, pos machine, pray, pray for, president, previous, previous instructions, price today, print your, prompt word, psalm, public
3.2: public holiday, ramadan, reach my, recruiting, redmi, refinery hiding, register a, registration closing, repeat, rest my, reverse a, rice, rice na, rise this, rubbish, safe to
3.2: sales tax, samsung, saw, say something, season arsenal, sef, seize, seize my, send am, sense at, shell, shop permit, show me, side how, sim, simple, simple interest, sin
3.2: sin to, slap, slap you, slow, slow and, small limited, something bad, sound, spark, spell, story, string, sure, sure odds, take toast, talk to, talk true, teach me
3.2: tecno camon, tecno spark, tenement, tenement rate, term, th how, the causes, the cut, the developer, the governor, the latest, the name, the phone, the portal, the premier
3.2: the president, the restaurant, the super, the word, they offered, thief, thieves, things fall, third mainland, this #, this morning, this night, this nonsense, through hard
3.2: thunder, thunder fire, time to, to bring, to come, to french, to lekki, to make, to reverse, to wrong, toast one, today in, today with, tokunbo, tomorow, tomorow i, total pls
3.2: trader bought, translate, translate good, treat, treat malaria, tuesday, turn, turning #, turnover is, twenty, una for, us ate, us tax, use charge, used this, uses with
3.2: vat for, vehicle particulars, visa fee, wants #, watch tonight, water, we go, well, wey go, wey use, where can, where should, which channel, who store, who win, who wrote
3.2: whoever, whoever built, will win, win afcon, win premier, with n, with opay, with turnover, word essay, word for, works at, write an, wrong on, wrote, wrote things, yoruba
3.2: you a, you help, you love, you marry, you must, you now, you sef, you understand, your app, your previous, your uses, zxcv
3.1: better
3: answer, baby, far, go do, soup, toyota, will it, won the, your
2.9: # at, are you, in texas, is better, open, road, saturday, since last, starting, talk, texas, toyota corolla, vat on
2.8: # turnover, fit
2.7: aaaaaaa, abu, ac, accident, acquisition, ade, adeyemi, aepb, agbada, agbero, airtel, airtime, alajo, alhaji, allah, allen, always, amac, amala, amet, anyhow, application
2.7: appointment, approval, approve, areas, arm, arrested, asake, asdf, asr, asun, asuu, australia, avenue, b, backwards, bajaj, banks, banned, beach, beginner, bello, berger
2.7: biology, birth, biscuit, bite, blisters, blockchain, blow, blue, boi, boil, bola, bootcamp, bracket, broke, burkina, burn, burnt, bust, cache, caesarean, calcium, calls
2.7: canada's, cant, captured, carpet, carton, cartons, cashew, cashier, cast, catch, cattle, champions, cheating, chidinma, chopping, chromebook, chukwudi, city, clearance, clears
2.7: clocking, clothing, coding, collector, communion, compact, concrete, conductor, container, corset, coughing, cousins, crate, cream, creche, crunchy, cups, current, custom, dat
2.7: dating, davido's, debited, debiting, dev, diapers, discharge, discipline, disgrace, disgracing, distance, divide, dodging, dog, dolor, draining, drains, dreamt, driver's
2.7: drivers, dropping, drops, drug, dry, eating, egg, electric, elitebook, emails, emergency, emperor, endurance, engineering, engineers, ephemeral, equal, everytime, evict, ewu
2.7: ex, expired, expo, export, fair, fare, farmers, faso, favourite, fever, fifty, film, finance, finishes, flood, fly, folake, foolish, footballer, forge, forty, fraudster
2.7: freezer, fresh, fried, frsc, ft, funny, g, gambia, gapping, gari, gele, gluconate, gmail, gotv, graduates, grammy, grandfather, grandson, groundnut, guo, guys, h, hacked
2.7: hahaha, hamstring, hang, hanging, harmattan, hate, hell, hfhfhf, hhhhh, history, hjdksl, homework, honest, hour, hours, hs, i stop, ibrahim, ideas, immigration, incantation
2.7: independence, indomie, inec, insha, insult, insure, intervention, ipsum, irs, itel, jjjj, jjjjjjj, joor, judge, kenya, kg, kingdom, kpakpakpa, kva, lastma, leaf, letters, lga
2.7: liability, license, limited liability, link, loan of, lololol, lonart, lorem, loudly, mad, maggi, majesty, manage, mechanical, meiosis, meow, messi, meter, mikano, mind
2.7: minister, mistakenly, mitosis, mmmm, moi, moniepoint, moon, mouth, mpc, mpr, mr, music, nafdac, native, natural, needs, neighbour's, nelfund, netflix, nikkah, nnpc, nomination
2.7: normal, now i, numbers, nwosu, obi, obudu, ogbomoso, oily, oloshi, omonile, op, opay, opening, opinion, original, osimhen, outboard, outline, output, override, owambe, owes
2.7: oya, pain, painting, palmpay, paracetamol, parade, passwords, pastor's, patience, patient, pcn, pending, people's, permanent, person's, petrol, phase, phcn, photosynthesis
2.7: pick, picked, picking, picture, places, play, player, pm, polite, politician, post, potassium, prayerful, prepaid, prices, profile, profit how, programmed, pulling, pvc, pwned
2.7: quarrel, quick, qwer, qwerty, rabbit, ranch, react, reading, recruitment, redeployment, reducing, release, remaining, remedy, remind, renewed, replied, reply, requirements
2.7: richest, ring, river, rivers, roleplay, ronaldo, root, rot, s, sabi, sabon, salty, samaru, sanitation, sauce, scarcity, scatter, scrap, screen, seen, sentence, sermon, session
2.7: settlement, sharp, shedding, ship, shirts, shouting, showing, sibling, signage, sing, sir, sit, smarter, smell, smoke, sms, snapchat, snores, snoring, soap, soccer, somebody's
2.7: somewhere, son's, sort, spoil, spurs, square, squared, ss, stage, stain, stamping, stopping, street, strike, studied, stupid, style, submission, sue, suitable, supporters
2.7: surge, survey, suya, swear, switch, talks, tamper, tank, team, telling, temperature, the meaning, tincan, tire, to naira, token, toothache, trademark, traffic, trainees
2.7: transformer, travel, trcn, trek, tubers, tunde, units, update, updated, urgently, useeffect, verify, vex, voters, w, wait, waiting, waka, walima, washing, wear, weather
2.7: weighing, weight, wholesale, whose, wicked, wifi, with cac, wizkid, woman's, won't, words, workmanship, xyz, yaba, yamaha, yard, yards, yeeeee, yellow, yes, you're, zaria
2.7: zobo
2.6: duty, pass
2.5: app, even, going, to buy, who is
2.4: # bedroom, admin, and has, apapa, are a, at cac, bedroom, birthday, check, company how, correct it, customer, doing, don reach, exam, how far, i registered, negotiate
2.4: on sunday, party, refinery, rest, restaurant, tell, third, uses, very, want #, what documents, wig, will you, women, you, you no
2.3: can you, find, i cook, ltd, my boss, stop, sunday, wetin i, yam
2.2: code, how i, show, times, wedding
2.1: # #, # should, abuja to, and give, and i'm, and now, are #, bank gives, be #, bet, bet ja, bride, bride price, brother lives, bus, by mistake, call, catering business, catfish
2.1: company's, compound, data for, date of, dey take, earn in, eat, farming, fees is, fight, finish, for our, from kaduna, fuel na, gives the, guests, has not, hold, i negotiate
2.1: i send, in kano, international, is bitcoin, is nysc, it or, it will, it with, ja, limited, me the, meaning of, much does, much e, my boutique, my school, my supermarket
2.1: nin how, number of, office i, one day, or na, papa, plenty, registration, share it, she dey, sleep, so it, solar, start a, supermarket, surcharge, that has, the capital
2.1: the market, the nigerian, the th, ticket, to charge, to start, use this, vs, wants, war, what salary, when e, without it, yam #
2: boss, limited company, number
1.9: abeg, being, card, check my, file the, going to, holiday, i correct, ikoyi, is wrong, it in, local, local government, me my, month but, my hair, my sister, name, one person
1.9: piggyvest, price, profit last, send me, sister, the monthly, the next, turnover, wan, whatsapp
1.8: a limited, abeg how, black market, charged, girl, go take, if you, manchester, phone, who, write
1.7: # years, buy, dey give, i buy, i wan, now, see, will the, wrong
1.6: # corolla, # development, # fuel, # health, # never, # pls, # so, # year, # yesterday, a lagos, a laptop, a real, a salon, abi, abuja from, add the, africa, agreement, ajah
1.6: among, an exam, anambra, and delivery, and file, and i've, and yam, apply, at surulere, babies, bank how, beans, before and, between, big, big brother, black, body, boyfriend
1.6: braiding, bread, break, brother and, business i, business on, buy for, calabar, can't, cannot, car in, catering, certificate, channel, charge for, charge of, chin, chin chin
1.6: china and, clear, closing, coin, coming out, company profit, computer, contracts, cook, country, couple, court, crypto or, cut how, danfo, daughter is, day how, declared
1.6: delete, delivery #, dem say, deposit, discount, do the, do we, documents, dollars in, don start, double, during, e be, e reach, each person, entitled, entitled to, error
1.6: everybody, everywhere, expensive, explain, facebook, fiancee, fill the, fixed, fixed deposit, flat #, flat is, for canada, for december, for dollar, for ikeja, for ikoyi
1.6: for lagos, for land, for nigerians, for somebody, for surulere, for us, format, from him, front, game, gate, generator, get small, ghana, give me, go make, go remain, go still
1.6: graduate, gree, has been, has paid, has the, have on, have they, he gets, he has, he is, her #, hiding, his salary, how can, i bake, i become, i can't, i carry, i charge
1.6: i check, i entitled, i fill, i lose, i plan, i recover, i register, i see, i sleep, i supply, i'm the, i've, ikorodu, in epe, in ibeju, in jos, increase our, industry
1.6: interest rate, is each, is his, is registered, is too, it be, it legal, it too, it's #, it's my, jiji, join the, just a, kaduna, kaduna and, kaduna with, lagos now, land in
1.6: laptop for, lent, let's, levy, lines, list all, loan the, lokoja, long does, lose, machine, machines, make dem, make i, many times, march my, market say, market women, me at
1.6: me be, me i, meeting, members, monday, month end, month or, months and, morning how, mosque, move, much remain, my child, my fiancee, my friend, my nysc, my phone, my pikin
1.6: my second, my small, my son, my stall, my tenancy, my wedding, my wig, name at, name no, national, nearest, nigeria i, nigeria or, no gree, not been, notice, nysc allawee
1.6: objection, of about, of this, oil and, on both, on his, on jiji, on me, on monday, on their, one before, one na, only on, others, out the, panels, passing, paying on
1.6: pikin dey, plan cost, plot in, poor, poor people, printing, raising, real, refused, refused to, registered as, registered limited, registered ltd, report, result, returns late
1.6: roadside, roof, room, running, said, salary does, salary from, say i, send, sewing machine, sewing machines, share #, she, she has, since january, skip, small chop
1.6: small provisions, solar panels, somebody with, son, song, space, split, sports, sportybet, stall, stanbic, states, steps to, supply, surulere i, table, take to, tax does
1.6: tax we, tax work, the army, the company's, the exchange, the nearest, there is, this calculator, times #, tin is, to abuja, to check, to get, to open, to port, to put, top for
1.6: training, travelling, truck, two people, understand, unilag, use to, usually, wallet, we file, weeks, weeks what, wetin dey, what day, what did, what was, what's the
1.6: when will, where is, which one, who i, wife she, will make, withdrawal, within, within #, won, work on, worked in, wrong how, you get
1.5: he, how do
1.4: and how, charge, give, go collect, has, him, income tax, list, list of, me a, meaning, nysc, person wey, plan, say, the company, this app, transfer, what can, without
1.3: bad, business is, corolla, correct, for ibadan, i want, jos, loan to, price of, register, second, since, since #, start, we are, where, who do
1.2: # everyday, # which, a #, a loan, all of, before i, block, business name, calculator, coming, company tax, daughter, e, for bodija, friend, from lagos, hair, how many, if e
1.2: kano, legal, let me, lives, many, march, me how, my catering, my nin, on a, one is, pay how, people, pls my, proof of, shop for, sole, stays, tenancy, tenancy agreement
1.2: too much, use it, vehicle, we have, what percent, when does, zenith bank
1.1: are my, brother, care, don, help, i give, let, lives in, loan, my late, our, reach, sewing, used
1: # pikin, # worth, a doctor, a domiciliary, a tenancy, agree, alone, and got, and she, and wetin, annual returns, apart, army, as you, at home, bake, bakery, be in, become
1: better for, birds, brand, brother in, built, bungalow, business dey, but e, cakes, came to, camry, can my, can't pay, cbn, cement, charged on, chop, clear #, cloth, come out
1: coming in, company for, delete my, dey chop, dey come, dey send, did the, do my, doctor, draw, everyday, feeding, fill, five, for an, for january, for someone, for that
1: for which, foundation, free from, from ibadan, fuel is, generator for, go and, government dey, gym, hire, hmo, how long, i clear, i delete, i find, i need, i report, i sew
1: i start, i suppose, in kaduna, in wuse, is for, is paying, is still, is transport, it a, it correct, it now, job at, last week, later, lekki is, lie, loan is, long should
1: machine for, main market, mama, masters, money to, month now, morning, mtn, my colleague, my data, my keke, my pos, naija, naira per, need for, nigerians, note, of that, on n
1: one dey, our company, owerri, past, pfa is, poultry farm, ptad, put my, rate for, real estate, record, recover, rent my, return late, safety, she earns, small business
1: small shop, somebody that, state or, stays in, steps, stock, surulere, take get, tax rate, that for, the cbn, the cost, the form, the price, their, to canada, to send, to use
1: told, train, transport to, treasury bills, two months, unit, want, want to, way, wey dem, when did, whether, which documents, which office, why do, wuse, years at
0.9: her, letter, long, pikin, pls, registered
0.8: ask, bank, been, bodija, boutique, carry, change, china, form, go, good, health, import, mile, onitsha, person, police, receipt, too, true, uber
0.7: agency, alert, anybody, benin, borrowed, christmas, club, colleague, compulsory, dentist, development, empty, giving, his, houston, ikeja, lottery, lump, main, mutual, need
0.7: next, pharmacy, read, rental, spread, students, than, things, type, uk, weekly, working
0.6: bill, buying, church, developer, dollar, domiciliary, epe, given, it's, laptop, london, market, o, oil, time, we, wey, which, why, worth
0.5: abolished, accesories, accounting, acquired, actual, administration, ads, advantage, advertising, adverts, affiliate, agent's, agents, airbnb, akure, alawee, albums, allow
0.5: allowable, amend, angel, apo, appeal, apple, apprentices, approved, approves, architect, arranged, article, assistants, assumed, attach, attendant, avoid, away, bayelsa
0.5: behind, berlin, betting, beverage, bike, blank, blocks, boko, bolt's, boy, bq, braid, bricklayer, broilers, builders, bungalows, burial, camera, campus, canopy, capital
0.5: capped, carried, cash, caution, ceremony, chai, chairs, chamber, channels, chef, chicks, child, choir, choose, citizens, clearing, clinic's, clippers, co, coaching, come
0.5: commencement, commercial, commissions, compared, competition, computed, computers, confirm, confirmation, consequences, consultant's, contest, contractors, copper, corporate
0.5: corps, could, coupon, cousin, crazy, credited, crime, crowdfunding, dad, dad's, damages, dates, dealership, debts, decides, declaration, declaring, delay, delta, dental
0.5: depend, determined, differently, digit, diplomat, directly, disabled, disagree, dismissal, distribution, doesn't, domestic, donation, done, dowry, drawings, drilling, drinks
0.5: duplex, earnings, eatery, eight, employ, employees, employment, employs, engineer, entered, enterprise, entry, equally, europe, euros, event, events, everyone, exclusively
0.5: exempted, exemption, exit, expats, expects, eye, fabric, father's, favour, feeds, field, fighting, finally, fines, fintech, firm's, fisherman, flyers, fmcg, food, force
0.5: friday, fridge, fringe, germany, gets, gig, girl's, giveaway, gl, glasses, golden, gone, google, gospel, gotten, gp, gtb, guess, hairdressing, handshake, haram, hardly
0.5: hauling, head, headmaster, heavily, held, hidden, highest, homes, hostel, household, housekeeping, housewife, housewives, hustler, hyphen, ibafo, ibtc, identification, ignored
0.5: importation, include, including, indian, indrive, inflation, inherit, inheritance, inside, instalment, instalments, invested, investment, investments, involved, ioc, italy
0.5: items, itself, jail, jewelry, jobless, joint, judgement, juju, junior, kantin, katangowa, keyboard, known, kwara, kwari, l, labourer, landlord's, language, lateness, lay
0.5: layers, leader, leaving, lebanese, lekki, lending, libel, lies, line, loans, logistics, look, looks, losing, lowest, luno, maiduguri, maize, marina, marked, marketer, master
0.5: maternity, matron, md, meals, member, men, micro, mid, midway, millions, mined, miss, mistakes, mostly, motherless, moving, musician, narration, nd, neither, network, nft, ngx
0.5: nhia, nin, nine, non, none, nor, nursery, nursing, obajana, obtain, october, offerings, offers, officer's, offline, ogba, opened, operation, operator, operators, outsourced
0.5: outsourcing, owned, oyinbo, oyo, page, pap, parallel, parlour, pastor, payer, payoff, payout, payouts, pensioners, period, personally, petty, physiotherapist, planning
0.5: plastics, platform, plots, plumber, pocketed, podcast, poly, polytechnic, pond, port, presumptive, privately, proceeds, produce, professional, programme, promised, properly
0.5: prove, proves, purposes, push, quarter, rating, reaches, reads, reduces, reduction, refuse, reinvest, reinvested, relocate, rely, remittance, remitting, rep, resigned
0.5: responsible, resume, retiree, retirees, retrenchment, rooms, roughly, royalty, rule, runs, salaried, salaries, salesboys, sand, save, savings, scared, schools, scrapped
0.5: scripts, scrubs, seed, seedlings, seller, separate, several, sew, share, shey, shoe, shoots, shortlet, shot, should, sign, signing, singer, skits, slice, sofa, solo, something
0.5: source, sources, south, speaking, spouse, stationery, status, steward, stopped, straight, student, studio, stuff, stylist, submitting, sukuk, sums, supplier, survivor
0.5: swapping, tailors, takings, taxing, teachers, teller, template, ten, tex, textile, thank, these, thing, think, though, threshold, thrift, throw, thru, tithes, traders, trainee
0.5: translater, treasury, trip, trouble, tv, tyres, uber's, ui, uncle's, undergraduate, undergraduates, unilorin, unsubscribe, up, usd, useful, using, utility, vacation, vaccine
0.5: vendors, vi, village, wasted, watching, wats, ways, web, website, wed, welder, went, were, whatever, wholly, whom, winner, worldwide, writer, writes, wrk, wrongful
0.4: are, dangote, did, get, landlord, leave, naira, somebody, someone, use, years
0.3: apartment, asking, bitcoin, book, by, calculated, centre, companies, cut, dey, director, gift, girls, how, instead, keeps, paper, please, pos, proof, scholarship, sells
0.3: tomatoes
0.2: abuja, can, do, earner, husband, ibadan, instagram, lagos, land, last, made, me, poultry, sent, small, take, three, to, wetin, with
0.1: at, bonds, business, canada, collect, delivery, difference, exchange, february, fee, feed, fertilizer, four, fund, government, having, increase, interest, leaves, light, lost
0.1: makes, mistake, never, nigerian, one, or, owner, percent, site, this, tips, touch, twice, when, zenith
0: aba, back, it, like, na, of, old
-0.1: accessories, adsense, advice, ahead, airdrop, alaba, alerts, allowee, arepo, articles, artisan, asset, assume, assurance, attachment, automatically, average, avoidance, award
-0.1: awards, barber, became, benue, bills, blog, bonuses, boots, bottling, box, brackets, branch, brought, buyer, calculating, cancel, caretaker, carpenter, cheaper, clerk
-0.1: collective, commot, considered, consultancy, contractor, contributed, cooks, corpers, countries, cover, dashed, dependants, dependent, depreciation, diaspora, didn't, digits
-0.1: donate, dropped, editing, effect, eggs, electricity, electronics, enjoy, enter, equipment, equivalent, evening, ever, evidence, exactly, excess, exist, expat, expatriate
-0.1: expense, fabrics, false, feb, fg, filed, fine, finished, foodstuff, for, foreigner, forget, freelancers, fry, furniture, gained, gen, general, german, grade, handle, happened
-0.1: harcourt, haven't, hawkers, helper, hired, honorarium, husband's, importer, information, installments, investor, its, japa, joined, kinds, kobo, landlords, late, least
-0.1: lecture, letting, longer, low, maintenance, manager, marriage, membership, military, million, missed, month's, months, most, mother, mould, nasarawa, navy, nba, negotiating
-0.1: ngo, nrs, officers, ogbete, ones, online, ota, over, overcharged, overseas, paddy, parties, passed, passes, payments, payslips, pensioner, pepper, percentage, percentages
-0.1: persons, pharmacist, pocket, portion, posted, pounds, principal, prize, prizes, process, product, profits, promo, proprietor, questions, raffle, raised, recharge, reduced
-0.1: relative, relocation, replace, research, resumed, retire, returns, rewards, rich, riders, salesgirl, separately, serving, shared, shift, shows, smaller, snacks, soldier, sum
-0.1: support, suppose, surgery, taxation, telecoms, thats, through, trader, treatment, treaty, trips, tuition, twelve, uncle, unemployed, union, uyo, valid, van, video, virtual
-0.1: waiters, wardrobe, what's, while, wife's, winnings, withdraw, woman, wont, xmas, yet, youth, zakat
-0.2: #, about, above, account, add, agent, am, and, but, company, crypto, customers, date, earners, earns, enugu, full, happen, hotel, hr, know, mean, not, oga, okada, on, place
-0.2: rate, secondary, side, so, teach, top
-0.3: all, allawee, before, build, estate, fgn, first, fuel, hand, i, ibeju, im, is, join, just, keke, kindly, make, mum, n, out, plus, put, raise, right, rsa, salon, th, week
-0.4: a, aboki, accountant, actually, advance, again, agbara, around, artist, asked, assistant, binance, bring, casual, chargeable, charges, closed, consultant, d, deal, directors
-0.4: don't, donations, dubai, dues, education, figure, fiverr, gold, heard, if, in, income, incomes, inherited, injury, interview, invoice, kebbi, lecturer, lived, locum, lying
-0.4: makeup, man, married, matter, meal, meant, medical, mine, motor, much, needed, nko, nnewi, no, nurses, okrika, ordinary, orphanage, outside, p, partners, payoneer, pencom
-0.4: perfumes, pita, point, pound, power, primary, promoted, promotion, punishment, question, receive, refuses, relocated, remain, remitted, rents, residence, resuming, retrenched
-0.4: returned, round, rounded, senior, shipping, shop, single, sitting, staking, subscription, tailoring, teaching, the, those, tiktok, tools, tractor, transfers, trust, uniform
-0.4: university, unpaid, until, upfront, upkeep, us, vouchers, wife, will, workshop, zero
-0.5: anything, because, bought, cleaner, cost, data, days, dem, each, earning, flat, kids, my, nigeria, refund, there, what
-0.6: adds, annum, answers, applies, asaba, balogun, belong, building, cake, calculate, came, cap, charity, civil, claims, collected, contribute, contributions, daily, deliver
-0.6: different, down, editor, employer's, enough, farm, father, federal, firs, fish, from, gifts, grant, gtco, guard, had, hazard, hi, high, included, individuals, internet, kind
-0.6: lesson, middle, nobody, offering, offices, payment, payroll, perks, policy, practitioner, proper, property, redundancy, registering, remit, removes, rented, retiring
-0.6: royalties, sack, september, service, shares, shoes, soldiers, startup, stay, supervisor, tailor, technician, that, thread, tithe, trading, under, uniforms, wages, warehouse
-0.6: warri, weddings, withhold, worked
-0.7: boys, changed, day, does, flats, gives, was
-0.8: accounts, ago, allowed, annuity, another, band, barbing, be, begin, belongs, canteen, chambers, concern, contribution, cooperative, dollars, drive, effective, else, evasion
-0.8: everything, fashion, former, found, freelancer, gateman, half, have, jan, kept, kiosk, legally, lessons, lirs, money, object, only, papers, performance, plot, pro, products
-0.8: provisions, really, receptionist, return, rider, school, set, slip, sorry, spare, starts, telecom, tenants, that's, tin, transport, wigs, would
-0.9: an, keep, retired, state, two
-1: # after, # no, # per, # transport, a benefit, a freelance, a gain, accommodation, account every, add my, after data, after expenses, aged, akara, all costs, all monthly, am an
-1: an employee, and nhis, and pay, and paying, and shop, aside every, at what, bank gross, be per, before that, below, benefits, bitcoin this, bolt commission, bolt driver, bond
-1: both, by a, cars, caterer, cement shares, children's, cleaner for, coins, comes to, consulting, convert, costs what, count as, counted, credit, date to, days for, dey bring
-1: diesel and, dividends from, does that, dollars monthly, drive bolt, driver for, earned #, employee, enters, federal hospital, fees, fine for, for filing, for good, for myself
-1: from abroad, gain na, gas, go happen, good evening, government go, graphic, graphics, gratuity of, had no, hairdresser, have any, higher, home per, i am, i bought, i had, i own
-1: i started, i to, ibadan my, if the, in another, in canada, in january, in private, insurance, is left, is n, is paye, is rent, it #, it count, job i, june i, ladipo, leaves me
-1: left, level student, living, loan i, lost my, lower, lunch, maximum, me about, me n, me off, money taxed, monthly then, monthly whats, moved back, moved to, my children's
-1: my client, my dom, my parents, my ppa, na only, naira monthly, net profit, never registered, nhis #, no job, nothing is, of goods, of my, office, okada man, on everything
-1: on repairs, or the, other work, overpaid, own a, own life, pay again, pay for, pay is, pay n, paye every, plot at, profit #, profit after, profit this, receipts, received
-1: relief on, remove pension, removing from, sacked, sales, sales for, school salary, sell clothes, sent me, service charge, shops, st, state should, still pay, submit, takes #
-1: tax under, taxable income, that in, the contributory, the government, the other, the rates, them, then from, then i, they bought, they just, they will, to pension, treated
-1: two jobs, usdt, voluntary, was earning, was taken, week for, week i, weekends, whole of, with my, work in, writing, year before, year do, year does, year rent, year's
-1: years rent
-1.1: # my, act, and my, car, dont, earn, end, file, i dey, if i, in #, in my, level, like #, much will, must, myself, nurse, penalty, pfa, the rent, will be
-1.2: # all, # gain, # withholding, a refund, a secondary, a tailor, a th, a widow, about #, after #, after buying, afternoon, against, and fuel, and make, another #, as income
-1.2: at ibeju, basic is, be removed, be security, be taxed, bought for, brings #, by my, cassava, clean, clothes, company pays, day and, day for, days every, dem dey, dey tax
-1.2: does not, dollar how, dom, dom account, driver, employer already, family, figures, final, flat in, for year, forgot to, from june, from selling, from the, gave, get any
-1.2: goes to, good afternoon, goods, happens if, have to, home #, hustle, i came, i remove, in america, in an, in ph, income is, increase it, is all, it at, it only, january
-1.2: keeping, labour, leave allowance, less tax, light and, looking, materials, me after, me an, minimum tax, month plus, monthly no, mortgage, much paye, my account, my expenses
-1.2: my home, my land, never filed, no file, of june, offshore, ogun state, ok, only house, only income, owe tax, own clinic, package, paid last, pay any, pay less, pension i
-1.2: pension reform, personal tax, ph, ppa, practice, premium on, profit, profit in, quarters, reform act, reliefs, remote, rent na, repairs and, salary and, says #
-1.2: school teacher, sell the, sends me, six, state mowe, still need, stocks, taken off, taking, tax every, tax how, tax in, tax is, tax my, tax the, tax was, taxed in, teacher
-1.2: that one, that per, the agent, the free, the loan, the office, there any, there tax, through my, total, trade, transport #, two of, two years, was on, wetin go, what gross
-1.2: when do, will tax, year #, year how, year pension, year they, year whats, youtube
-1.3: # gross, # out, a federal, a tax, a teaching, a wife, added, after my, all i, all the, allowances, also do, also pay, also sell, am i, america, an oil, and everything
-1.3: and his, and paid, and rent, and software, and we, annual gross, are they, arrears, as, bring #, came back, capital gains, client, clinic in, company paid, compute my
-1.3: consolidated, consolidated relief, contributory, death gratuity, deducting, design, dey remove, died, dividend from, does this, don't file, dont file, each of, earning #
-1.3: employers, every day, everything i, file tax, flats in, gratuity, hello, house my, how are, husband died, i declare, i earned, i enter, i only, i stay, i type, i'm, im a
-1.3: in all, in june, in naira, in the, income how, interest from, is asking, is that, is withheld, island which, lawyer, letter says, level #, me every, month as, month is
-1.3: monthly plus, much can, much more, my boys, my only, my side, my tenants, no income, no rent, nothing, off and, offer, offer letter, oil servicing, overtime, owe for, own
-1.3: paid in, part time, paye per, paying my, plus th, premium last, provisions for, relief or, relief work, remove from, rent can, rent i, retirement, ride, salary every
-1.3: school and, self employed, shares for, sold the, spend #, state am, tax before, tax dem, tax do, tax go, tax now, teaching hospital, that money, the penalty, then they, to be
-1.3: to may, to reduce, value, wetin remain, what remains, widow, will enter, withheld from, work i, year what's
-1.4: # tax, # the, # yearly, a job, an official, and a, at once, august, bank loan, bought a, clients, comot, company gave, compute, contract staff, cra, dangote cement, days a
-1.4: death, deduction, dem suppose, dey pay, each one, earn #, employed, extra, farmer, for it, got a, have nin, hospital, i got, i have, i never, if they, is taxed, job, job and
-1.4: lagos island, left for, limit, me #, ministry, money for, month my, month of, month salary, more, more tax, my annual, my hand, my sales, not taxed, off, ok and, old law
-1.4: or is, pay, pay in, pay more, paye for, pension what, per, personal, photographer, put #, records, remains, remotely for, remove tax, salary was, scheme, security man, self
-1.4: selling my, so what, software, sold a, student i, tax dey, tax it, tenant, that i, the end, the state, they already, they increase, to build, to pay, year my
-1.5: # house, # interest, # percent, a flat, a loss, a plot, all expenses, already deducts, and repairs, annual, any other, as tax, aside, back from, but my, claim, come off
-1.5: day i, december, does tax, drugs, fine if, gave me, home every, i earn, i rent, i supposed, in ogun, in school, is in, is interest, is money, is removed, is there, island
-1.5: it reduce, last date, madam, me in, month in, month they, monthly after, must i, my father, my old, my payslip, net, new, no expenses, nurse in, official car, on rent
-1.5: on that, paid by, pay the, paying, paying tax, pension from, pfa pays, register for, rent and, sends, some, still, tax free, teach in, that taxed, the #, the car, the old
-1.5: the tax, the two, this new, to june, upwork, us company, was paid, what rate, with an, work how
-1.6: a teacher, a week, already removed, am a, amount, and i, and pension, assessment, bands, be removing, day to, deadline for, declare, diesel, does a, employer pays
-1.6: for children, for one, free, gain, gain on, go pay, got, got my, house help, house in, i changed, i teach, i was, is free, make about, money i, month on, naira to, of office
-1.6: officer, owe, own tax, parts, paye from, pension contribution, pension of, profit every, reform, removed from, rent out, salary, security, sell my, selling, severance
-1.6: state but, the only, they paid, till december, us pay, whats, withholding tax, work remotely, workers, year no
-1.7: # every, # salary, a dollar, be my, collects, company in, contract, corper, cost me, counts, deducts paye, designer, earned, expenses how, firm, for not, for this, free of
-1.7: freelance, gains, go tax, goes, happens, have a, how is, i drive, i moved, job in, july, laid, mechanic, money from, month no, mowe but, my flat, my gross, my life, my rent
-1.7: nothing else, ogun, one year, own house, parents, pay house, pays #, pays my, penalty if, per day, personal income, profit a, profit from, profit na, remotely, return on
-1.7: run a, sale, sell, sell provisions, shop is, takes, the pension, they be, they deduct, this year, what happens, wht, will i, worker, year from, year please, year what
-1.8: # rent, a house, a return, abeg i, allowance, and nhf, april, as compensation, before they, bolt, brings, can a, comes, company is, dey sell, due, every, filing, first job
-1.8: have never, i forgot, i put, is deducted, month do, month i, monthly i, monthly what, my family, my first, my gain, my own, my personal, nhis, no other, other, paye be
-1.8: payslip, pension every, profit monthly, remove, remove #, servicing, should my, submit my, tax me, the minimum, to file, which year, work #
-1.9: already, and transport, any, benefit, books, children and, civil servant, deductible, each month, every year, factory, foreign, forgot, get tax, gross is, i made, i run
-1.9: i spend, i spent, i still, id i, life, month and, much of, my pay, official, once, pay my, pension and, pension how, profit for, rates, servant, started, supposed
-1.9: supposed to, tax altogether, tax and, the deadline, the money, there a, wife and, work
-2: # i, # life, a new, be paying, children, clinic, for loss, gives me, housing, i'm a, lagos which, last day, less, nigeria tax, of tax, on time, removed, rent is, resident, sold
-2: still have, tax return, they, to december, took, year
-2.1: # nhf, a month, after fuel, bonus, calculate my, data and, dividend, from a, from january, from my, gross #, i also, i don't, i dont, i sell, in december, into my, jobs
-2.1: just got, loss of, month, month for, monthly from, moved, mowe, my employer, new job, other income, part of, reduce tax, run, salary na, says, spend, spent #, state do
-2.1: the fine, till, together, what tax, withholding, year after, year is
-2.2: # this, a private, after, after all, any relief, deadline, deductions, dividends, end of, every month, exempt, for pension, gross salary, here, house, house rent, i keep, law
-2.2: may, month pension, monthly pension, paid, removing, rent a, rent for, tax, tax law, tax should, the same, with a, withheld
-2.3: # as, after i, also, altogether, basic, before tax, compensation for, costs, deducts, dem go, for the, from it, i deduct, if my, in a, insurance premium, is tax, january to
-2.3: month from, monthly, my income, my return, private school, rent, shop rent, spent, taken, tax am, tax per, th month, year for
-2.4: # children, employer, fuel and, home, into, my take, new law, office is, profit is, reduce my, relief for, rent #, same, tax to, to the, whats my, yearly
-2.5: # a, a bank, and if, and they, compensation, count, house i, i owe, it taxed, month how, month what, new tax, of it, tax on, they remove, what's my, whole year, will my
-2.6: any tax, i live, i pay, june, life insurance, minimum wage, my profit, pay me, repairs, tax be, taxable, under the, what do
-2.7: # pension, abroad, after tax, commission, i make, i paid, live, make #, nhf #, on it, paid me, part, pay rent, pension is, per year, premium, staff, tax from, tax i, then
-2.7: wage, what if
-2.8: file my, loss, minimum, monthly and, my pension, rent relief, sold my, the house, the whole, they tax, which state
-2.9: deducted, for tax, my paye, my salary, no pension, pays me, take home, whole
-3: is my, month after, monthly how, my total, pay #, per month, private, salary #, the new, they pay, what will, year i
-3.1: deduct, expenses, i sold, id, my house, pension #, reduce, rent of, tax id, will they, year and
-3.2: i work, nhf
-3.3: # monthly, much tax
-3.4: i be, tax for, total tax
-3.5: a year
-3.6: gross, live in, pays
-3.7: salary is
-3.8: relief
-3.9: pay tax
-4: paye
-4.4: taxed
-4.6: the year
-4.8: pension
-5.1: my tax
`
