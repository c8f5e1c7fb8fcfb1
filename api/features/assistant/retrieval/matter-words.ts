/** What words and pairs of words weigh: made of the questions in testing/ and the guide by the test beside it, with -u. */
export const matterWords = `
6.2: today, which bank
6.1: write a
5.9: arsenal
5.8: go win
5.6: me write
5.4: abeg who, arsenal and
5.3: girlfriend
5.2: bag of, chelsea, league, my girlfriend, rain, what time
5.1: and chelsea, budget, collateral, eagles, fast, on saturday, super, super eagles, the best, time is, useless
5: dollar to, egusi, egusi soup, joke, league this, message, mumu, tecno, this season, which phone, who won, without collateral, you are
4.8: a resignation, asdfghjkl, battery, between arsenal, bvn, eagles march, is jamb, march yesterday, naira today, nice, odds, passport, phone is, python, renew, renew my, resignation, resignation letter, show working, sole x, this weekend
4.8: useless app, win the
4.6: a joke, afcon, application, application letter, best savings, bible, bible verse, by road, chatgpt, chelsea march, cut off, dangote refinery, drop #, election, for today, give salary, goat, hot, infinix, it rain, jollof rice, malaria
4.6: message for, my iphone, names, nollywood, of birth, of una, per litre, poem, premier, premier league, rain in, recommend, recommend a, since morning, stake #, student visa, the arsenal, this week, today black, tonight, u, uk student
4.6: verse, waec result, win between
4.3: # battery, # odds, a birthday, a short, and cowrywise, and show, answer me, arsenal or, aso, aso ebi, atm, baby is, batch, batch b, be mumu, between piggyvest, birthday message, bot, calling, chat, cheap, checker, cough, cv
4.3: drivers licence, ebi, essay, far is, find the, fine girl, fire, french, get sense, give better, governor, governor of, hard, i budget, i invest, i stake, ibadan tomorrow, invest, is dangote, is dollar, jamb #, laugh, letter to, love me
4.3: many bags, many litres, many weeks, mark, mark for, my babe, my baby, my generator, night what, nollywood move, now now, now on, obodo, odds for, ode, off mark, old and, or city, phone numbers, piggyvest and, pin, please help, prayer
4.3: python code, quick, result checker, reverse, rise, savings app, shut up, suggest, than you, the cut, the super, to renew, toast, turning, verse for, wey interest, white, who be, who even, will win, win afcon, yesterday, you and, you be
4.3: you help
4.1: season
4: # add, # budget, # oranges, # pages, # registration, # show, # without, # word, a bible, a cv, a land, a nollywood, a poem, a sheet, a sin, a string, a toyota, a useless, about igbo, abu, account number, ajo everybody, always dey
4: an application, and call, and man, and phone, and redmi, anytime, anytime i, apapa port, app i, approve, at ikoyi, at zenith, atm card, bad about, banana, bank can, battery dey, being or, better interest, better pass, between infinix
4: birth is, blablabla, block my, boss for, bot who, bottom, budget it, buy if, calling me, camon, camon #, can give, capital of, causes, causes of, caution for, cement in, channel go, charging, chatgpt is, cheap ankara, civil war, code to
4: collect and, complain, complain to, computer dey, cook egusi, cook ofada, council tax, davido, days now, delete you, deposit now, dey answer, dey cough, dey drain, dey drop, do wrong, documents do, don close, dose, drain, drain fast
4: dream, drink, drug, earner loan, ehn, eid, essay on, even spell, everybody that, explain photosynthesis, fall apart, feel, fire you, fit buy, fit give, flight from, for cac, for malaria, for medicine, fuck, fuck you, fuel price, funds
4: generator is, girl for, girlfriend of, give small, go pack, go show, god will, going through, good for, good night, good time, gtbank, hard times, has used, hiring now, hot and, hp, human being, i bet, i block, i complain, i renew
4: i slap, i studied, i wait, i watch, iftar, igbo, igbo people, in python, infinix hot, ingredients for, inlaw, interest no, international passport, invest #, is abuja, is best, is calling, is drivers, is eid, is iftar, is maghrib
4: is turning, is your, jamb registration, jss, jss #, kano today, last night, last nite, last person, late grandmother, latest, latest news, leave am, licence, loan without, maghrib, maghrib in, mainland, malt, man city, marry me
4: masters in, medicine, medicine in, meter, mode, months old, morocco, mother inlaw, move should, much to, must answer, my birthday, my bvn, my date, my egusi, my passport, my tecno, na computer, names and, names for, near me, nepa token
4: nigerian civil, no too, nonsense, not charging, now #, numbers of, nysc batch, o for, ode you, of everybody, of funds, ofada, oga never, on mtn, onions, or morocco, oranges, oranges for, our ajo, our side, owes me, paint of, particulars
4: password, pay better, people let, phone number, photosynthesis, pimples, poem about, poem for, pos machine, pray, pray for, prepaid, prepaid meter, president, price today, public, public holiday, ramadan, recruiting, redeployment, redmi
4: refinery hiring, registration closing, repeat, rest my, reverse a, rice na, rise this, rivers state, rubbish, say something, season arsenal, seize, seize my, sense at, sharp sharp, side how, sim, simple interest, sin, sin to
4: since yesterday, slap, slap you, slow, slow and, small interest, something bad, sound, spell, string, studied, sure odds, take toast, talk true, teach me, team go, tecno camon, tecno spare, th how, the causes, the governor, the latest
4: the portal, the premier, the president, the restaurant, the word, thief, thieves, things fall, third mainland, this morning, this night, this nonsense, through hard, thunder, thunder fire, time to, to camp, to french, to lekki
4: to reverse, to wrong, toast one, today in, today with, token, trader bought, translate good, treat malaria, tuesday, turning #, una for, us ate, used this, vehicle particulars, visa fee, wants #, watch tonight, wey use, where should
4: which channel, which loan, which team, who store, who win, who wrote, whoever built, win premier, with opay, with their, word essay, works at, write application, wrong on, wrote things, you love, you marry, you now, you sef, your app
4: zxcv
3.9: # people, abeg which, god, of rice
3.7: a good, bank dey, iphone #, jollof, love, pls which
3.5: aaaaaaa, ac, accident, acquisition, address, ade, adeyemi, adeyi, aepb, agbada, airtel, alajo, allah, amac, amaka, amet, anyhow, approval, arrested, asake, asdf, asr, asun, australia, babe, bajaj, banned, beginner, bello, better than
3.5: biology, birthday, blisters, blockchain, blue, boi, boil, bola, bootcamp, border, burkina, bust, cache, caesarean, calcium, camp, canada's, cant, captured, carpet, cashew, cast, champions, chance, cheapest, chidinma, chinedu, chocolate
3.5: chopping, chromebook, clears, clocking, clothing, collector, combination, communion, compact, concrete, conductor, corset, cotonou, coughing, cousins, create, crunchy, cups, current, dating, davido's, debited, designs, discipline
3.5: disgrace, disgracing, distance, divide, dog, dolor, draining, drains, dreamt, driver's, dropping, dry, eating, electric, elitebook, emails, emeka, emperor, endurance, engineering, engineers, ephemeral, evict, ewu, exact, expire, expo
3.5: export, failed, fair, fake, faso, favourite, fever, film, fly, folake, followers, foolish, footballer, fraudster, fried, frsc, ft, funny, gambia, gapping, gari, gluconate, gm, gmail, gotv, graduates, grammy, grandson, groundnut, guo
3.5: guys, hacked, hahaha, hamstring, hang, hanging, harmattan, hate, hell, hfhfhf, hhhhh, history, hjdksl, hnd, homework, honest, indomie, insha, insure, intervention, ipsum, itel, jjjj, jjjjjjj, kg, kingdom, kpakpakpa, kva, leaf
3.5: letter for, likes, link, lol, lololol, lonart, lorem, loudly, mad, maggi, majesty, mechanical, meiosis, meow, messi, microbiology, midwifery, mikano, mistakenly, mitosis, mmmm, moi, moon, mouth, mpc, mpr, mr, mrs, musa, music, name for
3.5: natural, neighbour's, netflix, ngozi, nikkah, nomination, nsala, obudu, of cement, ofe, oily, okafor, oloshi, op, opening, opinion, osimhen, outline, output, override, owambe, pain, palmpay, paracetamol, parade, patience, pcn, pending
3.5: phcn, picked, picking, picture, player, playing, pm, poems, polite, politician, position, potassium, prayerful, pretend, profile, prompt, pulling, puppy, pvc, quit, qwer, qwerty, ranch, react, reading, recipe, recruitment, reducing
3.5: remedy, remind, renewed, replied, requirements, richest, river, roleplay, ronaldo, root, rot, sabon, salty, samaru, samsung, sanitation, sauce, scarcity, scatter, screen, sentence, sermon, shedding, sing, smarter, smell, smoke, sms
3.5: snapchat, snores, snoring, soccer, somewhere, son's, sort, spurs, squared, ss, stage, stain, stake, stamping, stopping, storekeeper, strawberry, stream, strike, stupid, style, submission, sue, suitable, swear, talks, tamper
3.5: temperature, the meaning, tire, toothache, trademark, trainees, transformer, trcn, trek, tubers, tunde, twenty, units, update, updated, urgently, useeffect, visa, voters, w, waiting, walima, weigh, weighing, who go, wicked, wizkid
3.5: woman's, write me, yamaha, yeeeee, yellow, yoruba, you're, zaria, zobo
3.4: a bag, jamb, soup, tomorrow, won the
3.3: win
3.2: access bank, apapa, are a, best, born, correct it, cowrywise, duty on, exam, for fixed, from now, human, in unilag, iphone, is now, litres, march on, me should, pack, pass for, pls help, post, punish, renewal, rice for, robot, sense
3.2: she is, short, waec, watch, wig, write an
3.1: bag, how to, rice
3: always, assignment, bet, birth, date of, i stop, litre, on sunday, refinery, safe, since last
2.9: # by, a very, a visa, a wedding, abuja to, am back, ate, bet ja, buy a, call me, caution, cheat, dstv, engine, farming, for just, from kaduna, gives the, go buy, grandmother, grow my, has not, how should, i entitled, i rest, i treat
2.9: industrial sewing, international, is better, is bitcoin, is good, is nysc, it safe, ja, just one, lagos to, landlord wants, leave her, loan app, me loan, me one, me see, my assignment, my drivers, near, never pay, news, nite, of garri
2.9: owes, pages, party jollof, reach my, register a, rivers, safe to, sharp, shell, shirt, so it, stamp, surcharge, system, talk to, that has, the capital, they offered, tinubu, to make, tomorrow i, total pls, toyota, toyota corolla
2.9: translate, vat, war, wey go, when e, where can, who will, whoever, without it
2.7: # times, and has, ankara, app, c, c of, drop, fall, fix, interest for, lace, loan wey, marry, meaning of, name is, of o, offered me, palm oil, portal, print, register my, sheet, shut, sure, third, to naira, want #, what documents
2.7: will you
2.6: answer, are you, baby, better, city, go do, i cook, palm, x #
2.4: # agency, # cartons, # change, # day, # development, # feeding, # get, # goats, # he, # health, # litres, # shirts, # should, # siblings, # tips, # words, # yesterday, a bakery, a cashier, a danfo, a human, a list, a phone, a pos
2.4: a real, a second, abeg my, abeg when, abuja from, access, add everything, admin, after losing, air, airtime, am down, am make, am wrong, amala, an exam, and gele, and get, and i'm, and just, and lace, and ptad, and signage, and some
2.4: and win, ankara and, another one, apartment in, app is, applied for, appointment, area, arm, asuu, at luth, at month, babies, backyard, bag and, bags of, bank i, bank say, big brother, bitcoin or, bite me, blow, body, borrow, bought #
2.4: bracket, breach, bride price, broke, brother lives, burn, burnt, business on, business with, buy #, by one, cake on, call am, can you, card, care about, carton, cartons, catering business, cattle, charged me, cheat me, cheating
2.4: check for, check if, chin, chin chin, church is, client for, closing my, code, coding, come dey, coming out, container, contracts, council, crate, crypto or, customer care, cut how, danfo driver, data for, day is, days how, delete
2.4: delivery #, dem get, dem write, dey cheat, dey play, do ajo, dollars in, don reach, don start, drivers, duty is, e give, e pay, egg, enter how, entitled, entitled to, epe what, esusu, everyday for, everything they, expensive, facebook
2.4: far, far how, fare, fees is, fiancee, finance, finish how, five thousand, flight, for big, for church, for ikoyi, for nigerians, for our, for something, for uniben, for weekend, for women, forty, forty five, from abuja, from camp
2.4: from teaching, fund and, garri #, get more, give him, giving me, go for, go go, go school, goats, goats #, graduate trainee, has paid, have on, help me, hide, highlander, hiring, his salary, how can, how far, hr offered, i applied
2.4: i apply, i become, i care, i charged, i correct, i fix, i grow, i join, i marry, i negotiated, i pass, i saw, i sent, i sleep, i verify, ibadan #, idea, if a, if it's, if one, ignore, immigration, in ibeju, in kano, independence, inec
2.4: ingredients, interest rate, inverter, is am, is far, is house, is how, is inside, is one, is under, is wrong, it go, it mean, joor, judge, just do, just waka, kaduna and, kaduna with, kenya, kids in, know if, lagos now, land use
2.4: lekki phrase, let's, license, like person, lines, litres of, loan the, lokoja, long can, luth, make dem, march my, march this, market say, me receipt, members pay, mind, minister, money with, month or, months wetin, morning how
2.4: morning sir, much now, much remain, mum she, my bus, my call, my ex, my fiancee, my hair, my ltd, my machine, my nysc, my okada, my stall, my turn, my wig, nafdac, naira on, name how, need #, needs, nepa bill, never get, nigeria or
2.4: nin how, no wan, not been, notice that, now and, now with, number for, number how, number of, numbers, of fuel, of life, offered, office give, ogbomoso, oil #, omonile, on and, on transfer, on you, one get, one room, opay and, open for
2.4: or dem, or should, out n, outboard, passing, pastor's, patient, pawned, people come, people i, people with, per shirt, per term, permanent, permit do, person get, petrol, phrase, phrase #, pick, piggyvest, pikin dey, places, plan cost
2.4: plenty how, pos person, price for, prices, rabbit, record of, rent receipt, restaurant in, returns late, road and, rsa after, rules, rules and, salary loan, salary since, sallah, second wife, send #, send it, settlement for
2.4: sewing machines, share #, she has, she will, ship, shirts, shoot, show am, show me, show the, sleep, so far, somebody with, sports, square, stall, stamp duty, stanbic money, start a, start in, starting, student loan, suppose go, suya
2.4: table for, take collect, take to, tank, tax refund, teaching service, team, term, term for, that will, the exchange, the freezer, the fuel, the normal, the palm, the phone, their salaries, these tax, three term, times #, times a, to am
2.4: to and, to apply, to come, to eat, to grow, to kaduna, to leave, to negotiated, to start, to travel, tokunbo, top for, trainee, transport na, travelling, una go, under #, us the, use charge, used iphone, users, vat on, vendors, verify
2.4: vex, vs, wait, waka, wan increase, wan register, was that, washing, we go, weather, wetin e, what day, what salary, when will, wife just, will accept, will make, with her, with n, with small, word, write am, write out, wrong how, x
2.4: yam #, year old, you a, you get, you must, you no, you use, your own, zamfara
2.3: going, sunday, to buy, weekend, your
2.2: # at, abeg how, my boss, now i, opay, registration, road, will it
2.1: # since, abeg help, apply for, are #, at cac, at night, before my, bride, by mistake, chemist, don collect, e reach, for land, graduate, grow, guests, his account, ilorin, in manchester, industrial, it or, maths, me my, much for
2.1: my guy, my neighbour, my pikin, my school, negotiated, neighbour, party, phone, pls my, rates in, salary earners, sewing machine, share it, shop permit, simple, song, stop, the nigerian, times, use this, who is, write, wrote, you
2: ajo, how i, loan of, meaning, nepa, night, tell me
1.9: # back, # bedroom, # corolla, # x, a domiciliary, a laptop, a salon, abeg, africa, agbero, alhaji, among, anambra, and fifty, and tell, and who, and will, annual returns, ask my, back or, bags, bank how, bank or, banks, bedroom
1.9: before and, berger, bite, black market, boyfriend, business dey, business for, business loan, but e, buy with, calabar, car in, carry go, charge of, check my, chops and, clearance for, close, collect am, coming in, company income
1.9: company that, couple, course, cream, customs, cut my, daughter is, days of, debt, delete my, dem call, dey take, discount, don die, earn in, error, everywhere, ex, fill a, flood, for dollar, for lagos, format, fresh, game, gele
1.9: give am, given me, going to, guangzhou, hair #, he gets, he has, he is, her #, holiday, hour, hours, i delete, i recover, in ilorin, in wuse, increase my, insurance and, is coming, is going, is too, is transport, it legal, it's #
1.9: job my, land in, laptop for, lastma, leave me, lga, list all, load, long should, make my, make the, many times, maternity leave, me be, me check, me say, moniepoint, mosque, my child, my keke, my second, my tenancy, na who, name at
1.9: name no, nearest, nelfund, nigeria have, notice, now they, now wetin, nysc allawee, off for, oil and, on how, on monday, on their, one be, one person, only from, open a, owe us, owing, oya, pass, person i, person's, pls what
1.9: poor people, poultry farm, put for, raising, real estate, receipt of, refused to, restaurant, saw, session, shouting, showing, signage, sit, son in, sportybet, status, steps to, survey, the national, the nearest, the wage, them at
1.9: to register, two people, uniben, university is, us salary, usually, very, wallet, wan pay, wear, weeks what, which documents, who i, wholesale, why was, within #, women, yam, yard, years at
1.8: and where, between, birds, black, boss, cac, compound, documents, double, fit do, for somebody, from lagos, fuel na, generator, i check, it will, it with, just a, leg, loan to, need for, one day, paint, permit, play, the market
1.8: this app, treat, una, unilag, vehicle, what did, whatsapp, who, who do, wrong
1.7: b, call, even, find, go take, help, i fit, price, tell, what can, won
1.6: # if, # small, a supermarket, abi na, accra, agreement, ajah, and now, applied, as you, bank gives, braiding, bus, business i, buy bitcoin, calls, can't, can't pay, cashier, catering, check, chemist shop, cook, court, creche, danfo
1.6: dat, daughter, deposit, don finish, draw, equal, federal government, fifty, fifty thousand, first one, fixed deposit, food for, for bodija, for canada, for us, foundation, freezer, from ibadan, generator for, go get, go make, go use
1.6: government dey, government wan, gree, gym, hair and, hair business, has the, how do, i carry, i open, i plan, i'm the, if e, in computer, in our, it now, kaduna, letter, loan is, lottery, machine, machine for, machines, maiduguri
1.6: make e, market women, masters, maternity, meeting, month end, my catfish, my data, my leg, my manager, my table, my tenant, my wedding, name with, next month, no gree, one before, one with, or just, or na, others, out the, please what
1.6: point, poor, price of, programmed, recover, refuse to, refused, ring, roadside, running, salary at, salary does, salary in, second one, sef, send my, settlement, seven, she dey, shop for, should we, siblings, sir, small shop
1.6: somebody that, split, spoilt, street, tax work, tenancy agreement, the cbn, the form, the next, they accept, they told, this calculator, to abuja, to canada, to check, to open, to port, too much, touch it, traffic, una dey, unit
1.6: us tax, well, wey remain, when does, where is, why do, wife she, words, works, worth it
1.5: bad, balance, coming, fixed, ikoyi, month but, much i, saturday, sewing
1.4: # #, # years, channel, closing, computer, customer, duty, for ibadan, garri, guy, has been, i wan, in jos, in kaduna, in texas, levy, make i, manchester, me what, my nin, my phone, open, plenty, she, store, talk, tenancy, texas, the th
1.4: this #, transfer, turn, wedding, without
1.3: # one, # pikin, a loan, a tenancy, about it, acceptance, accepted, accesories, acquired, acted, ad, addition, additional, adire, adopted, advantage, advertising, affairs, agege, aiico, airdrops, airport, alawee, albinos, album, alumni
1.3: am for, amazon, amend, amputated, analyst, and delivery, and how, and i've, and what's, anoda, anyone, anywhere, apo, appeal, appointed, approves, approximate, apr, ariaria, arranged, arranging, arrive, arrived, art, article, artistes
1.3: artworks, asokoro, aspirant, assessable, assistant's, attached, attendant, auctioned, aunt, authorised, authority, available, avoid, awarded, axa, axis, b #, back #, backdated, backend, backlog, baker, baking, bale, bamboo, banker
1.3: banner, barclays, barracks, basis, basket, baskets, batteries, bayelsa, bc, bears, becomes, bed, begged, belongings, bend, beside, beverage, bid, binding, birthdays, bits, blame, bloc, block, blogger, boko, bolt's, bonny, booked
1.3: bother, bounced, boxes, braids, brands, breakfast, bribes, brides, british, broadcast, broda, broker, bros, brother's, brothers, browser, builders, buka, burglary, bursary, bush, buttons, buy, buyers, cabin, cable, cables, calculator's
1.3: calculators, calendar, cancer, cane, canoe, canopies, canopy, car loan, carburetors, carrying, cashback, cashed, cashing, casing, casino, catch, catfish, cause, cbn, cctv, cerpac, certain, chalk, channels, charcoal, charger, chats
1.3: chef, chemicals, cheque, chevron, chickens, childrens, choir, church's, cit, citizen, citizens, citizenship, claiming, classes, cleaner's, clinic's, clippers, coach, coaching, cod, code for, collective, combat, commencement
1.3: commissioned, commissioner, commuting, company at, compare, compensated, comprehensive, computers, concerns, conductor's, confidential, confirmation, confuses, conhess, consequences, consultant's, consultants, consults, contain
1.3: contest, continue, contractors, conversion, converting, cooking, cooler, coolers, coop, copper, copy, costume, could, coverd, covering, crazy, creation, creator, credits, crew, crossing, crowdfunding, cs, cuts, cybercafe, dad's, daddy
1.3: dancers, dates, deaf, dealer, dealership, debtor, debts, decides, decimals, deel, defence, define, delay, delaying, deliveries, delivers, demanding, demolished, depend, dependant, depending, deployed, depreciated, designed, detergent
1.3: device, dey hold, dey open, dey talk, dialysis, diapers, diem, dining, diplomat, direct, disappeared, disburse, discharge, discover, disengagement, dismissal, disposal, dispose, disposing, distributions, disturb, disturbing, divorced
1.3: dj, do my, doctor's, dodge, doing, domains, domicile, donated, downsize, downsized, dowry, dr, draft, drapes, drawings, drill, drilling, drives, driving, drove, dryers, dutch, e be, e get, early, earpiece, east, eatery, eba, edit
1.3: editors, edo, effects, electrode, electrodes, eleven, eligible, elsewhere, elumelu, embroidery, emigrated, emigrating, en, english, entering, entertainment, enumerator, envelope, environmental, erased, escape, estacode, estates
1.3: estimated, etc, etf, eth, ethical, europe, everybody dey, evrytin, except, exclusively, executive, exempted, exemptions, exercise, existing, expand, expat's, expats, expectation, expected, expensed, expertnaire, exploded, exports
1.3: extension, eye, fact, falls, fan, fb, fct, fear, fee and, feeling, fellowship, fertiliser, fetch, fetched, fgn bonds, fiance, filled, finder's, fined, firm's, firms, fishmonger, flat #, fleet, flex, flip, flooded, floor, flowers
1.3: flying, fmcg, foam, folded, follows, foods, football, for ikeja, for shop, for someone, for surulere, foreigners, forged, forward, founder, france, free from, freedom, fridges, fringe, from china, front, froze, fumigation, further
1.3: future, futures, games, garage, gates, gazetted, gear, get for, ghost, giveaway, gloves, go and, go up, goggles, golf, gombe, gospel, governs, gown, gp, gra, grammar, grandfather, grants, grey, grinding, grossed, ground, growing, guess
1.3: guest, gum, hackathon, hailing, hairdressing, halal, hamper, handed, handled, handling, handouts, haram, hardly, hardship, hausa, have my, hawker, heavy, helmets, helper, herders, hid, hiding, highlife, hires, hitting, hmrc, hoc, hod
1.3: holder, holidays, hope, hosting, housekeeping, housewives, hq, hr's, hse, hubby's, hunting, hustler, i can't, i hold, i report, i send, idanre, ife, illness, illustrate, importation, in epe, in onitsha, inbox, includes, including
1.3: inclusive, inconvenience, incorporated, incorporating, increases, increment, industry, inflow, influencer, informal, inherit, inland, insisted, inspect, instagram, install, instalments, instrument, insulting, insurer, internal
1.3: interviewing, introducing, invested, investigation, investments, invigilated, involved, ioc, ireland, irrigation, irs, is each, is still, isnt, issue, issues, it correct, it on, it's my, item, items, ivf, iyaloja, jackets, jackpot
1.3: jail, jailed, jewelry, jiji, job at, johannesburg, join the, journalism, juju, jump, jumped, junior, juniors, kadawa, kain, kantin, katangowa, katangua, kdp, keeper, keffi, keyboard, kidney, killing, kit, known, kogi, kwara, kwari
1.3: labelled, lady, landlord's, language, laptops, las, lashma, last week, lasted, lasuth, lateness, later, launch, layout, lead, leader, leases, lebanese, lebanon, lectures, ledger, ledgers, legal, levels, lg, liable, libya, lies, lieu
1.3: lighter, limits, liquidating, list, loading, local, local government, location, lock, lodging, log, logo, losses, lowers, loyalty, lunches, luno, lyon, machinery, madams, main market, maitama, major, maker, makoko, malaysia, manage
1.3: management, managers, managing, mansard, manufacture, marina, marked, market fund, market rate, marketer, mast, master, matches, mba, me do, means, media, meme, mend, mentioned, messenger, metre, mgr, mid, midwife, millionaire, minders
1.3: mined, mistakes, moment, money market, mopol, motorcycle, mua, mubi, multi, mum's, musician, muslims, my daughter, naira and, naira is, named, naming, native, nau, needing, negative, nephew's, neva, newly, newscaster, nhs, nigerians
1.3: nil, ninety, no pay, no sabi, north, notebook, novel, number, nursing, obajana, obtain, oda, office i, officially, ogirs, ojota, okadabooks, older, on his, one na, onion, operate, operations, operator, operators, orders, origin
1.3: originals, osogbo, ourself, ourselves, outsourced, outsourcing, outstanding, overpay, owners, pad, painted, palmwine, pap, passengers, pasted, payrolls, pegs, pensioners, people's, perquisites, phd, photocopies, physio, physiotherapist
1.3: physiotherapy, piece, pilot, pipes, plait, planned, plans, plantain, plantation, plastics, play for, plugs, pms, pocketed, podcast, poker, policeman, policeman's, polio, political, politicians, polygamous, ponds, pool, pop, popsy, pot
1.3: ppe, ppl, practising, preaching, precise, preference, pregnancy, premises, president's, probation, proceeds, processing, produce, programme, project, projects, proof of, proofreader, props, protect, protective, protest, pump, punished
1.3: pupil, purchase, purely, purposes, pushed, putting, qa, qatar, qs, qualifies, qualify, quarry, quidax, rail, rateable, rav, reaches, read, reads, reagents, real, reality, rear, rearing, rears, reason, recalculate, recorded, redundant
1.3: reflective, refunded, regime, regional, reimburses, reinvest, reinvested, rejected, rejects, relationship, relocate, relocating, remainder, remaining, remark, remember, remits, renamed, renewing, repay, repaying, repealed, requests
1.3: required, requires, resettlement, residency, responsible, rest, returning, rewire, robbery, roll, rolls, roommate, roustabout, rows, rrr, rubber, rumour, ruwa, sa, sabi, sacking, sail, salaried, salesboys, salesgirls, sanction, sandals
1.3: sang, sapele, saturdays, saudi, saved, saves, saving, say government, scale, school's, scientist, scrap, scrapped, screens, scrip, scripts, scrub, scrubs, sea, seasonal, sec, secondment, sector, seeds, seems, select, sell it, seller
1.3: separation, seplat, serviced, several, sews, shareholder, shareholders, shd, sheets, shifts, shooters, shop's, shot, shouldnt, showroom, sick, sienna, signboards, signed, singer, sisters, siwes, sixty, skincare, skip, skipped, skit
1.3: slab, slice, slices, slips, smart, smoked, smoking, snepco, social, sofa, sofas, soft, sokoto, solana, solicitor, solo, someone's, soon, sori, sow, space, speaking, spirit, spoiled, spoiling, sponsor, spray, spraying, sqm, squat
1.3: stamps, stands, stars, state's, statements, stationery, stem, stems, stil, stockbroking, stolen, stops, storey, streaming, stress, students, study, studying, stuff, stylist, sub, sublet, submitted, subscribed, subsidised, suit, summary
1.3: sums, sundays, supported, surveyed, survivor, suspect, swapped, swapping, tailors, tanker, tapper, taraba, target, task, tax rates, taxi, taxman, tea, teacher's, teenager, telco, telling, tells, tenement, terminated, test, tex
1.3: textbooks, textile, the army, the balance, the price, the revenue, the second, theatre, themselves, thesame, they'd, they're, thirteenth, thirty, thought, throughout, throw, throwaway, thrown, timeline, tinubu's, tippers, tithes
1.3: to bring, to go, toilets, tolu, ton, tonne, tonnes, tons, tony, tool, totalling, totals, tournaments, toward, traders, trades, traditional, train, training, transaction, transcription, translated, translater, translation, translator
1.3: tree, trial, tricycle, truth, turns, tutor, tutorial, tutorials, twins, twitter, two hundred, types, tyre, uber's, un, unawares, uncompleted, undergraduate, understate, unfiled, unilorin, unity, unsubscribe, unused, upgrade, upstream
1.3: upto, upward, use it, useful, ushers, uyo, va, vaccines, vanguard, versus, vice, victims, viewing, visit, wahala, waiter, waiver, warfront, wasn't, watching, water, way, ways, we be, we dey, web, websites, week and, welders
1.3: what percentage, what was, wheelbarrow, whichever, wholly, wifes, wine, wins, wipe, wiring, with cac, withdrawing, within, workmanship, world, worldwide, wounded, wounds, wristwatch, writes, wrongful, wrongly, y, younger, yourself
1.3: youtuber, yuan, zenith bank, zone
1.2: # everyday, being, care, dey give, did the, domiciliary, domiciliary account, fit, how many, i buy, in london, it a, loan, many, me a, morning, move, much e, my small, naija, name, nysc, onitsha, pay how, plan, show, since, spare
1.2: stays, take get, wetin i
1.1: # bags, # total, # when, # worth, # year, a raise, accept, and can, and got, and which, be #, be in, beans, big, borrowed, built, buy for, can my, cement, change am, change the, clearing, cloth, coin, contribution #, correct, dev
1.1: development, development levy, each person, earners, eat, everybody, finish, for december, for epe, for that, for three, for which, friend, girl, give my, go give, go still, hundred and, i bake, i clear, in which, is for, it in, kano
1.1: lekki is, list of, make a, make me, me at, money back, months and, months how, mtn, my catering, my landlord, my son, normal, now, on both, on instagram, one is, pay us, pls, pls when, ptad, released, room, safety, since #
1.1: small business, solar, sole, son, spread, stays in, steps, take care, than #, thousand naira, transport to, travel, two months, uber, wan, when did, when is, withdrawal, won't, wuse, years in
1: bodija, business name, explain, get a, has, hold, i need, i want, jos, loan for, march, me the, person wey, pikin, result, we are, we have, which one
0.9: abi, apart, award, bread, calculator, charged, christmas, dangote, dentist, farmers, give, good, gtb, health, her, hmo, ikeja, members, national, objection, oil, page, ticket, used, wants, weeks, while
0.8: abeokuta, abolished, accounting, acres, administration, administrator, advert, affect, african, agent's, agriculture, ahead, ajegunle, akure, albums, angel, arepo, artisan, assessed, assets, attach, automatic, avoidance, awards, away
0.8: bales, became, began, behind, bigger, bik, bikes, bit, blade, blind, bookkeeping, boot, borehole, braid, break, brewery, broilers, businesses, buys, bybit, cad, cake, campus, canadian, cancelled, candidate, canva, cards, case, cell
0.8: ceremony, chain, chairman, challenge, chamber, changing, cheaper, chemical, chemistry, child, china, claimed, club, cold, college, combine, commot, complete, completely, complex, compulsory, computation, computed, concession, confused
0.8: constable, containers, content, cook's, corpers, corporate, costumes, counting, cousin, coverall, covered, cows, credited, crime, crosses, daughter's, declaration, declaring, deferred, delta, dependent, depends, desk, details
0.8: determined, devs, dia, differ, disagree, disposed, distribution, divided, doctors, download, drinks, dropped, during, ehen, electrician, electricity, endowment, entry, equally, euro, everyday, exams, expat, expatriate, faithfully
0.8: family's, farmland, fathers, fell, field, fighting, fines, finger, fisherman, flights, follow, foreigner, freelancing, fri, friday, fries, frozen, fruit, g, gardener, gig, giving, gl, glasses, golden, gowns, graduated, hadin, hair
0.8: handles, handshake, harvested, hawkers, headmaster, heavily, helmet, helper's, helpers, hers, hidden, himself, hospitals, household, hubby, hyphen, ibtc, identification, ignored, illegal, import, imported, importer, incentive
0.8: increasing, indian, individual, inflation, insist, inspection, installments, internship, investor, italy, jumia, kai, kubwa, kuda, labourers, landlords, lashes, lawful, learn, lend, lending, lent, loaders, loans, looks, mai, main
0.8: makurdi, mararaba, margin, marketing, matron, matters, matured, maybe, meat, member, meta, midway, millions, mining, mixer, mobile, mon, mostly, mother's, motherless, mtnn, mushin, nails, naval, nba, nd, network, next, nft, nin, nine
0.8: nor, npfl, nurtw, offerings, officer's, offline, ogba, ogbete, onboard, oven, overcharged, owed, panel, parallel, parent, paris, parlour, parsonage, partnership, patch, payer, pensions, performer, petty, photo, police, polytechnic
0.8: posting, prado, premiums, prepare, present, presumptive, previous, prizes, process, productivity, professional, profits, properly, proves, provided, published, pupils, puts, quarterly, radiographer, raffle, rating, ready, red, referral
0.8: relative, relaxer, rely, renovation, rep, repaired, repayment, reporter, resume, retention, retiree, retirees, retrenchment, reward, risevest, rotation, sambisa, sat, seafarer, separately, sept, sergeant, served, servers, sets, seventy
0.8: sharing, she's, shoemaker, shoots, sickle, signing, similar, sits, skits, snail, soakaway, soap, sources, spouse, stanbic, start, staying, steady, step, steward, stories, stubborn, submitting, suffer, sukuk, supermarket, suppliers
0.8: supply, supporting, suv, swallow, t, table, takings, taxation, taxes, tech, teller, template, terminal, terrible, thank, thats, think, threshold, tokens, toll, tribunal, trip, turkey, twice, typing, uk, uncle's, uni, unregistered
0.8: utility, vaccine, valid, valued, vanished, ventures, version, vessel, vet, victoria, videos, waiters, wardrobe, wasted, waybill, we've, wed, wheelchair, whenever, which, winner, wood, worry, wrk, xmas
0.7: apply, bake, bank, bitcoin, brother, camera, capital, corolla, die, don, finished, having, him, lie, london, long, miss, mutual, note, owerri, refuse, second, states, time, tips, treasury, working, yaba
0.6: become, bonds, change, companies, developer, dollar, epe, ghana, h, landlord, lekki, market, mile, moving, need, papa, people, port, register, report, student, things, told, truck, university, where, wife's
0.5: acct, actual, adding, advice, age, agents, airbnb, airdrop, alerts, allowable, angola, apple, approved, asks, assume, attract, automatically, baba, barb, base, been, berlin, betting, billed, bird, blank, blocks, board, borno, bottling
0.5: brackets, brand, burial, calculating, calculations, capped, carried, carry, chair, chairs, changes, chinese, cleaning, clerk, clipper, cocoa, competition, confirm, considered, contributed, contributing, converted, cooked, countries
0.5: cross, cutting, decide, decoration, dental, depreciation, diaspora, differently, directly, duties, e, editing, eight, either, elder, embassy, employees, enterprise, equivalent, ethereum, excel, fabrics, face, families, filling
0.5: firewood, flu, flyers, formula, fridge, friends, frontend, gbagada, girl's, go, gotten, group, hands, harvest, haulage, hawk, he, headmistress, highest, hire, his, i'll, i've, ibafo, ijebu, increase, indrive, inspector, invoices
0.5: jobless, joint, kinds, labourer, lance, landed, lay, leadway, least, leaves, let, letting, levies, liability, libel, loaf, longer, lump, lying, maintenance, maize, making, marriage, mc, md, meals, membership, men, monday, most, moves
0.5: narration, nasarawa, navy, neither, newspaper, nights, non, notes, often, oh, operation, oshodi, overall, overseas, owned, owns, paddy, panels, park, past, payments, payoff, payout, payouts, perfumes, person, pharmacy, planning
0.5: platform, please, poultry, press, prints, promote, quiz, raise, ran, record, reduced, reduces, refund, refunds, registrar, reit, relocation, remitting, rich, riders, rule, said, salesgirl, sand, scared, scholarship, see, send, senior
0.5: setting, settled, shey, shipping, shooter, shortlet, single, sitting, snacks, sometimes, sprayed, starlink, station, stayed, such, sugar, surgery, surulere, swallowed, talking, than, they'll, thousand, tickets, tiles, tomatoes, too
0.5: toronto, treaty, type, typed, ui, undergraduates, unemployed, unn, up, vacation, voice, vouchers, vulcanizer, wash, website, whatever, wise, withdrew, wives, woman, wont, writer, written
0.4: abuja, alone, charge, chops, clear, exchange, gets, ibeju, keeps, lagos, leave, ltd, mama, mistake, reach, revenue, sack, say, should, their, want, why
0.3: anybody, bungalow, colleague, cover, did, earner, get, how, ibadan, land, makes, naira, percentage, sent, side, someone, something, years
0.2: affiliate, agree, allow, are, arrears, assistants, association, attachments, audit, aug, barber, benin, bike, binance, biscuit, bonuses, bq, bricklayer, bridal, buying, can, cancel, cannot, child's, choose, commercial, company's
0.2: compared, consult, covers, crates, crypto, cut, dashed, declared, demand, dependants, differs, disabled, donation, donations, earnings, electronics, employ, employs, ends, everyone, exit, expects, fabric, false, favour, feeding, feeds
0.2: files, fingerlings, fiverr, food, force, freelancers, fully, gained, gold, google, hall, handle, happened, hit, homes, honorarium, housewife, hundred, ig, injury, interest, interview, investment, iron, japa, kitchen, kobo, little
0.2: lorry, lost, low, lowest, meal, meant, microfinance, military, mission, month's, mould, negotiating, ngx, nhia, none, nyanya, offers, oyo, painting, payslips, period, personally, persons, plant, portion, pos, posted, prize, product
0.2: promo, promoted, proof, provides, push, questions, raised, recharge, reject, remittance, remitted, repairing, resuming, returns, rewards, roughly, rounded, royalty, runs, saloon, sango, savings, sch, schools, secondary, section, seed
0.2: seedlings, south, staking, stopped, strictly, take, taxpro, telecoms, theirs, there's, thru, touches, treatment, trouble, tv, upfront, van, village, when, whom, whose, winnings, withdraw, yes, youth, zakat, zenith
0.1: agency, apartment, army, benue, canada, centre, country, delivery, difference, do, fertilizer, gift, given, happen, im, instead, it's, laptop, lose, losing, o, pounds, stock, these
0: accessories, adsense, agbara, alaba, allowee, answers, apprentice, architect, asset, assumed, back, believe, besides, bill, bills, blog, btc, by, called, cap, captain, chargeable, church, clearance, co, corps, cot, coupon, damages
0: digits, doesn't, domestic, donate, education, effect, ended, enjoy, ever, exemption, exist, feb, fight, fine, form, fund, gate, german, germany, grade, harcourt, hostel, independent, information, inherited, itself, lab, lands, lapo, last
0: laundry, leaving, leeds, look, man, married, max, missed, mum, nnewi, november, nursery, nurses, nylon, officers, okada, ordinary, p, packaging, partner, pastor, pensioner, pepper, plots, privately, promised, punishment, radio, receipt
0: reduction, remain, replace, roof, rooms, saying, schedule, secretary, sew, shared, shift, sign, small, smaller, soldier, soldiers, straight, taxing, technician, th, to, trader, transfers, true, tuition, using, vi, weekly, welding, went
0: whether, withhold, worth
-0.1: asking, boutique, business, dey, fee, five, government, keke, kindly, lives, make, me, oga, old, rates, service, share, somebody, teaching, thing, wetin, wey, wife
-0.2: account, american, amounts, articles, at, attachment, bakery, belong, book, boots, branch, build, buyer, cakes, calculation, charity, civil, claims, collect, commissions, consider, cooks, corporal, dad, dash, date, days, directors
-0.2: disability, earlier, enter, entered, equipment, evasion, excess, father, fg, filed, fintech, for, girls, gone, gwarinpa, haven't, hazard, held, hired, include, incomes, is, judgement, like, line, lining, logistics, medical, mother
-0.2: needed, never, nigerian, of, offices, or, our, oyinbo, parties, payment, pita, pocket, poly, pond, proper, pure, quarter, question, redundancy, replaced, retiring, returned, rig, round, sending, separate, serving, shoe, shoes, sister
-0.2: source, special, subtract, tailoring, telecom, this, though, tiktok, tomato, tools, tyres, understand, use, video, we
-0.3: adverts, agent, apprentices, artist, balogun, camry, casual, caterer, chicks, consultancy, dispatch, done, duplex, empty, euros, evening, events, father's, first, fuel, furniture, houston, husband, inheritance, it, joined, junction
-0.3: just, kebbi, kids, know, layers, lecture, manager, matter, micro, minus, not, object, one, orphanage, passed, percentages, perfume, perks, pharmacist, place, plumbing, plus, principal, printing, promotion, refuses, research, residence
-0.3: resigned, retrenched, save, serve, set, site, statement, support, taxpromax, teach, three, through, touch, trips, trust, until, uses, welder, what's, with
-0.4: aboki, abt, ago, alert, annum, asaba, assurance, august, before, benefits, but, carpenter, cleaner, coins, collecting, come, customers, dec, digit, director, earning, eggs, engineer, etax, event, fgn, finally, flour, forget, gifts
-0.4: gives, graphics, heard, hotel, hustle, i, invoice, kind, l, million, nanny, october, offering, okrika, on, ota, out, outside, overpaid, passes, pencom, percent, plumber, pound, power, practitioner, primary, proprietor, receive
-0.4: registering, royalties, stipend, subscription, supervisor, supplier, tailor, tenant, twelve, uniforms, unpaid, usd, warri, wats, what, writing
-0.5: #, a, ads, advance, allawee, am, and, ask, building, calculated, certificate, changed, chop, contributions, convert, data, didn't, employer's, employment, estate, fashion, feed, fill, flats, general, grant, graphic, hairdresser, head
-0.5: hear, high, if, ikorodu, in, its, jrb, lessons, light, makeup, maximum, mean, months, my, nurse, owner, payoneer, performance, photography, property, relocated, rider, sacked, salaries, shares, stay, stocks, ten, thrift, trading
-0.5: uniform, virtual, wages, weddings, week, wigs, will, workshop
-0.6: aba, about, accommodation, adds, bought, boy, caretaker, contribution, cost, deal, dont, drive, dues, effective, enough, foodstuff, found, hr, husband's, included, legally, middle, much, n, nigeria, ones, online, opened, overtime, pro
-0.6: rate, receptionist, remita, rental, sells, some, sorry, stand, starts, state, studio, tractor, us, widow
-0.7: add, applies, asked, begin, belongs, bring, cars, chambers, closed, dis, down, editor, evidence, flat, four, motor, na, nko, products, prove, rented, resumed, retired, right, rsa, salon, shop, so, sum, teachers, the, upkeep, warehouse
-0.8: against, all, america, average, be, deliver, dem, dollars, employers, farm, final, fish, former, from, fry, guard, hand, jtb, late, lecturer, level, locum, more, no, off, ph, phones, remit, remote, retire, school, suppose, that, top
-0.8: transport, under, yet
-0.9: afternoon, again, box, boys, concern, consulting, credit, day, each, enugu, freelancer, gen, higher, houses, increased, internet, island, keep, keeping, kiosk, lived, office, photographer, practice, ride, settle, shows, those, treated
-0.9: uncle, usdt, voluntary, was
-1: # all, # shop, a plot, a self, a small, a tailor, accountant, actually, all i, all year, also have, an, annual return, annuity, another, anything, around, as a, at once, basic #, basic is, be removed, bring #, by when, came back
-1: capital gains, charges, children's, client, clothes, collected, company dey, company gave, company paid, company pays, contract staff, contribute, day and, day for, deadline for, death gratuity, dem dey, dey bring, dey comot, doctor
-1: does it, does that, does the, dom, dom account, dubai, earning #, else, employee, every week, everything i, expense, farmer, fgn savings, for good, for them, forgot to, gtco, hello, hi, house help, i bring, i changed, i enter, i no
-1: i only, i remove, i started, i took, i type, if they, in another, in canada, in this, income is, income this, individuals, is about, is money, is removed, it at, it income, it my, job i, join, kept, ladipo, light and, limited company
-1: looking, make about, me for, me go, me to, money, money for, month before, month salary, monthly salary, my aged, my dom, my expenses, my life, my ppa, my slip, my two, my yearly, never register, new company, ngo, nhis #, not a
-1: not taxed, nrs, of gross, of may, of n, oga dey, one estate, or not, other work, out my, out of, owe tax, paid to, paye for, paying my, pension what, policy, ppa, profit this, provision shop, receipts, reliefs, remains, remove the
-1: rent can, repair, retirement, savings bond, says #, sends me, shops, six, software, sold a, still file, still pay, student i, taking, tax in, tax no, tax was, tax what, that taxed, that's, the federal, the full, the other, the paye
-1: the profit, the return, the school, then i, they bought, they count, they gave, they want, they will, thread, through my, to pension, to reduce, trade, turnover, two years, week all, wetin go, wey i, when i, which is, which of, year do
-1: year on, year's, zero
-1.1: # after, # my, # premium, # staff, a tax, account every, aged, all expenses, allowances, allowed, already deducts, already removed, also pay, and my, and pay, another #, at a, because, brought, car, cement shares, consultant
-1.1: contributory, d, day #, diesel and, different, dividend from, everything, federal, figures, firs, for each, full, gateman, get any, if i, in february, in january, income tax, inside, insurance, it true, lesson, like #, living, me as
-1.1: money in, month plus, much more, my monthly, my only, no tax, of june, of what, on my, on rent, penalty if, pension i, pfa, premium on, profit #, really, received, records, remove pension, removes, rents, salary was, same as, sell the
-1.1: shares for, suppose dey, suppose pay, tax dem, teacher, the company, to build, two, union, was paid, were, which state, work i, work remotely, worth #, year pension, youtube
-1.2: # transport, a dollar, a loss, a teacher, accounts, added to, akara, all the, also do, and the, and we, assistant, barbing, be tax, below #, brings #, canteen, cassava, chop #, clean, company is, compute my, cut tax, day to
-1.2: dem suppose, design, driver, enters, fees, figure, file a, fine if, flats in, for it, for not, for work, from the, gain na, go dey, good evening, got my, half, have, i drive, i moved, i supposed, i to, id i, in april, in my, in the
-1.2: income before, is interest, job, job and, level #, lunch, materials, me an, minimum tax, month is, monthly after, monthly no, more tax, much can, my boys, my old, my parents, no expenses, nurse in, offshore, ogun, only, only #, or #
-1.2: owe, owe for, own a, package, papers, pay for, pay house, pay in, per, profit a, profit every, provision, quarters, remotely, removed from, rent out, school and, sell provisions, shop is, still need, submit, tax at, tax every, tax na
-1.2: tcc, that the, the #, the agent, the minimum, them, to may, to tax, wage, weekends, what about, what i, whats, with my, with the, work in, year what's
-1.3: # gain, # gross, # or, # out, a worker, above, am i, an official, and paid, and rent, and work, annual tax, are they, aside, bands, be removing, both, bought for, by what, contractor, counts, cra, death, deducting, deducts paye
-1.3: dey cut, died, does, does not, does this, earned #, family, gain on, gains, gave, goes to, gratuity, have never, i stay, i'm, in all, in june, in march, in may, income how, is that, it reduce, jan, job in, left for, may i, me #, me n
-1.3: month tax, monthly tax, months late, much paye, my account, myself, naira to, new, no income, nobody, nothing is, of my, of office, of them, offer, ok and, on the, paid by, part time, paying tax, pays my, penalty, pension contribution
-1.3: pension of, pension reform, personal tax, profit from, profit na, profit of, provisions, reform act, remove tax, rent na, return on, scheme, sell my, spend #, st, state but, tax my, tax now, tax pls, teach in, the deadline, the only
-1.3: the total, there tax, they be, they deduct, they take, till, tithe, total, two of, us pay, which tax, will nigeria, withholding tax, work how, year with, yearly tax
-1.4: # dem, # interest, # life, # month, a flat, a job, and repairs, band, be taxed, bought a, by myself, civil servant, company in, designer, do they, does tax, don't, earn, earn #, february, first job, for month, free of, freelance
-1.4: got a, had no, hospital, i earned, i have, i own, i rent, in school, is free, labour, lagos which, lawyer, limited, me every, mechanic, mine, month in, month on, month they, my annual, my rent, my sales, na only, of the, own house
-1.4: pension no, profit monthly, remove from, salary, salary of, selling, sends, september, servant, servicing, so what, startup, state do, tax how, tax the, that money, the job, the one, there, transport #, week i, what gross, will i
-1.4: will tax, with no, year in, year tax
-1.5: # no, # the, # yearly, and a, and pension, annual, assessment, back from, before that, below, bond, children and, claim, compute, cooperative, counted, daily, day i, deductible, each of, end, exactly, filing, flat in, gave me
-1.5: gross salary, house in, i declare, i dont, i earn, i forgot, i got, in naira, laid, last date, left, limit, lirs, lower, month as, month do, monthly what, mortgage, my first, my gross, nothing, officer, on everything, on that, on time
-1.5: own, own life, paid in, paper, parents, parts, pay my, pension every, pension from, personal, profit for, put #, rent and, rent i, security, submit my, tax do, tax free, tax people, that one, to be, to june, to pay, upwork, was on
-1.5: what date, which year, wife and, year na, year please, year the
-1.6: a return, abeg i, allowance, and transport, any other, any relief, as tax, cash, collects, come off, consolidated relief, deadline, december, dey pay, drugs, each one, earns #, forgot, gas, get tax, go pay, got, happens, i teach
-1.6: i was, just got, madam, me in, money i, month i, month my, must, my take, new job, no deductions, of tax, on it, or the, pay is, paye be, paye from, pension how, pension or, put, register for, registered, rent a, return for
-1.6: salary every, sale, self employed, severance, slip, still have, supposed, supposed to, takes #, tax altogether, tax it, the rent, value, what happens, wht, would, year from
-1.7: # every, # rent, a new, a salary, added, after fuel, as compensation, be my, be paying, benefit, bolt, calculate, clients, consolidated, corper, data and, declare, go tax, gross is, i had, i made, insurance premium, is deducted
-1.7: is taxed, less, ministry, month and, mowe, my employer, my hand, net, nhis, on top, pay on, pay the, payroll, personal income, plot, reform, rent is, sales, tax dey, tenants, the end, the old, the state, this year, to december
-1.7: year after
-1.8: after, after all, brings, children, clinic, comes, days a, dey remove, dividends, does a, earns, employed, every day, factory, for one, for pension, foreign, gain, i am, i keep, i'm a, jobs, last day, life, monthly i, my family
-1.8: my gain, my personal, nothing else, office is, official car, one year, pays #, remove, remove #, removed, self, sell, staff, still, tax should, the car, the pension, they paid, took #, what will, with a, withheld, withholding, work #
-1.8: worked, year my
-1.9: # children, # percent, # profit, # salary, a house, already, am a, and i, any, books, can a, contract, due, earned, every year, extra, firm, for year, gives me, gross #, house rent, housing, i spend, i still, if my, in december
-1.9: made #, monthly pension, moved, much of, my flat, my payslip, my return, nigeria tax, once, over, part of, pay, private school, reduce tax, run a, should my, sold, tax go, tax law, tax per, tax to, there a, till december, tin
-1.9: whats my, worker, year and, year is
-2: # nhf, after i, amount, and nhf, before they, came, comot, compensation for, cost me, deduction, deducts, dey sell, diesel, for loss, from a, from my, goes, here, house, i dey, i never, i put, is there, january, july, month pension
-2: monthly from, my own, own tax, paying, per day, relief for, removing, started, tax me, th month, that i, the two, they, work for, workers
-2.1: april, as, dey work, dividend, each month, fuel and, i deduct, i file, i run, i sell, i spent, into my, law, loss of, pension and, resident, spend, takes, tax am, will my, year, year no
-2.2: # as, # i, a bank, a private, altogether, bonus, costs, employer, every, free, from it, goods, have no, is in, month, month from, month how, month no, official, other income, paid, pay rent, profit is, rent, salary na, the fine
-2.2: the money, the tax, this new, year for
-2.3: # tax, a week, act, and if, basic, before tax, calculate my, company, compensation, exempt, for the, from january, had, home, house i, i don't, income, is tax, it taxed, life insurance, minimum wage, month for, month what, my income
-2.3: ok, payslip, rent for, says, shop rent, spent #, taken, tax and, they remove, what if
-2.4: count, end of, have a, january to, make #, monthly how, my profit, new law, new tax, no other, per year, reduce my, rent #, repairs, run, take home, tax be, to the, together, what tax, whole year
-2.5: # a, # this, a month, abroad, after tax, and they, any tax, commission, deductions, file my, for this, have to, how is, into, june, made, my company, my pay, my pension, pension is, premium, sold my, spent, tax is, tax on, the same
-2.5: year what
-2.6: i make, i owe, i paid, i pay, in a, may, minimum, monthly and, my paye, of it, part, profit, taxable, they tax, to file, took, under the, what's my
-2.7: dem go, every month, loss, month after, my total, nhf #, rent relief, salary #, same, tax from, tax return, the house, the whole, they pay, what do, yearly
-2.8: # pension, expenses, i sold, id, my salary, paid me, per month, rent of, tax i, tax id, the new, then, will they
-2.9: about #, deduct, deducted, i also, must i, my house, pays me, private, whole
-3: i work
-3.1: for tax, is my, no pension, pay #, pension #, reduce, tax, year how, year i
-3.2: # monthly, nhf, other, tax will, total tax, work
-3.3: also
-3.4: a year, salary is
-3.5: gross, i be, i live, live in, much tax, the year
-3.6: monthly, pay tax, pays
-3.7: file, live, pay me, relief, return
-3.9: paye
-4.1: taxed
-4.5: tax for
-4.8: pension
-5: my tax
`
