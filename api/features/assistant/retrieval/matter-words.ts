/** What words and pairs of words weigh: made of the questions in testing/ and the guide by the test beside it, with -u. */
export const matterWords = `
6.3: today
6.2: which bank
6.1: write a
6: arsenal
5.8: go win
5.5: abeg who, arsenal and
5.4: chelsea, girlfriend
5.2: bag of, league, my girlfriend, what time
5.1: and chelsea, budget, collateral, eagles, fast, message, on saturday, super, super eagles, the best, time is, useless
5: dollar to, egusi, egusi soup, joke, league this, mumu, odds, tecno, this season, which phone, who won, without collateral, you are
4.8: a resignation, asdfghjkl, battery, between arsenal, bvn, eagles march, is jamb, march yesterday, message for, naira today, nice, passport, phone is, python, renew, renew my, resignation, resignation letter, show working, sole x
4.8: this weekend, tonight, useless app, win the
4.6: a joke, afcon, application, application letter, best savings, bible, bible verse, by road, chatgpt, chelsea march, cut off, dangote refinery, drop #, election, for today, give salary, goat, hot, infinix, it rain, jollof rice, malaria
4.6: my babe, my iphone, names, nollywood, of birth, of una, per litre, poem, premier, premier league, rain in, recommend, recommend a, since morning, stake #, student visa, the arsenal, this week, today black, u, uk student, verse
4.6: waec result, win between
4.5: me write
4.4: # battery, # odds, a birthday, a sheet, a short, and cowrywise, and show, answer me, arsenal or, aso, aso ebi, atm, baby is, batch, batch b, be mumu, between piggyvest, birthday message, bot, calling, chat, cheap, checker, cough, cv
4.4: drivers licence, ebi, essay, far is, find the, fine girl, fire, french, get sense, give better, governor, governor of, hard, i budget, i invest, i stake, ibadan tomorrow, invest, is dangote, is dollar, jamb #, laugh, letter to, love me
4.4: many bags, many litres, many weeks, mark, mark for, my baby, my generator, night what, nollywood move, now now, now on, obodo, odds for, ode, off mark, old and, or city, phone numbers, piggyvest and, pin, prayer, python code, quick
4.4: result checker, reverse, rise, savings app, shut up, sin, suggest, sure odds, than you, the cut, the super, to renew, toast, turning, verse for, wey interest, white, who be, who even, will win, win afcon, yesterday, you and, you be
4.4: you help
4.1: rain, season
4: # add, # budget, # oranges, # pages, # registration, # show, # without, # word, a bible, a cv, a land, a nollywood, a poem, a sin, a string, a toyota, a useless, about igbo, abu, account number, ajo everybody, always dey, an application
4: and call, and man, and phone, and redmi, anytime, anytime i, apapa port, app i, approve, arsenal vs, at ikoyi, at zenith, atm card, bad about, banana, bank can, battery dey, being or, better interest, better pass, between infinix
4: birth is, blablabla, block my, boss for, bot who, bottom, budget it, buy if, calling me, camon, camon #, can give, capital of, causes, causes of, caution for, cement in, channel go, charging, chatgpt is, cheap ankara, chelsea on
4: civil war, code to, collect and, complain, complain to, computer dey, cook egusi, cook ofada, council tax, davido, days now, delete you, deposit now, dey answer, dey cough, dey drain, dey drop, do wrong, documents do, don close, dose
4: drain, drain fast, dream, drink, drug, earner loan, ehn, eid, essay on, even spell, everybody that, explain photosynthesis, fall apart, feel, fire you, fit buy, fit give, flight from, for cac, for malaria, for medicine, fuck, fuck you
4: fuel price, funds, generator is, girl for, girlfriend of, give small, go pack, god will, going through, good for, good night, good time, gtbank, hard times, has used, her name, hiring now, hot and, hp, human being, i bet, i block
4: i complain, i renew, i slap, i studied, i wait, i watch, iftar, igbo, igbo people, in python, infinix hot, ingredients for, inlaw, interest no, international passport, invest #, is abuja, is best, is calling, is drivers, is eid, is iftar
4: is maghrib, is ngozi, is turning, is your, jamb registration, jss, jss #, kano today, last night, last nite, last person, late grandmother, latest, latest news, leave am, licence, loan without, maghrib, maghrib in, mainland, malt
4: man city, marry me, masters in, me sure, medicine, medicine in, meter, mode, months old, morocco, mother inlaw, move should, much to, must answer, my birthday, my bvn, my date, my egusi, my passport, my tecno, na computer, names and
4: names for, near me, nepa token, ngozi, nigerian civil, no too, nonsense, not charging, numbers of, nysc batch, o for, ode you, of everybody, of funds, ofada, oga never, on mtn, onions, or morocco, oranges, oranges for, our ajo, our side
4: owes me, paint of, particulars, password, pay better, people let, phone number, photosynthesis, pimples, poem about, poem for, pos machine, pray, pray for, prepaid, prepaid meter, president, price today, public, public holiday, ramadan
4: recruiting, redeployment, redmi, refinery hiring, registration closing, repeat, rest my, reverse a, rice na, rise this, rivers state, rubbish, say something, season arsenal, seize, seize my, sense at, sharp sharp, sheet good, side how
4: sim, simple interest, sin to, since yesterday, slap, slap you, slow, slow and, small interest, something bad, spell, string, studied, take toast, talk true, teach me, team go, tecno camon, tecno spare, th how, the causes, the governor
4: the latest, the portal, the premier, the president, the restaurant, the word, thief, thieves, things fall, third mainland, this morning, this night, this nonsense, through hard, thunder, thunder fire, time to, to camp, to french
4: to lekki, to reverse, to wrong, toast one, today in, today with, token, trader bought, translate good, treat malaria, tuesday, turning #, una for, us ate, used this, vehicle particulars, visa fee, vs chelsea, wants #, watch tonight
4: wey use, where should, which channel, which loan, which team, who store, who win, who wrote, whoever built, win arsenal, win premier, with opay, with their, word essay, works at, write application, wrong on, wrote things, you love
4: you marry, you now, you sef, your app, zxcv
3.9: # people, abeg which, god, of rice
3.8: bank dey
3.7: a good, babe, iphone #, jollof, love, pls which
3.5: aaaaaaa, ac, accident, acquisition, address, ade, adeyemi, adeyi, aepb, agbada, airtel, alajo, allah, amac, amaka, amet, anyhow, approval, arrested, asake, asdf, asr, asun, australia, bajaj, banned, beginner, bello, better than
3.5: biology, birthday, blisters, blockchain, blue, boi, boil, bola, bootcamp, border, burkina, bust, cache, caesarean, calcium, camp, canada's, cant, captured, carpet, cashew, cast, champions, chance, cheapest, chidinma, chinedu, chocolate
3.5: chopping, chromebook, clears, clocking, clothing, collector, combination, communion, compact, concrete, corset, coughing, cousins, create, crunchy, cups, current, dating, davido's, debited, designs, discipline, disgrace, disgracing
3.5: distance, divide, dog, dolor, draining, drains, dreamt, driver's, dropping, dx, eating, electric, elitebook, emails, emeka, emperor, endurance, engineering, engineers, ephemeral, evict, ewu, exact, expire, expo, export, failed, fair
3.5: fake, faso, favourite, fever, film, fly, folake, followers, foolish, footballer, fraudster, fried, frsc, ft, funny, gambia, gapping, gari, gluconate, gm, gmail, gotv, graduates, grammy, grandson, groundnut, guo, guys, hacked, hahaha
3.5: hamstring, hang, hanging, harmattan, hate, hell, hfhfhf, hhhhh, history, hjdksl, hnd, homework, honest, indomie, insha, insure, integrate, intervention, ipsum, itel, jjjj, jjjjjjj, kg, kingdom, kpakpakpa, kva, leaf, letter for, likes
3.5: link, lol, lololol, lonart, lorem, loudly, mad, maggi, majesty, mechanical, meiosis, meow, messi, microbiology, midwifery, mikano, mistakenly, mitosis, mmmm, moi, moon, mouth, mpc, mpr, mr, mrs, musa, music, name for, natural
3.5: neighbour's, netflix, nikkah, nomination, nsala, obudu, of cement, ofe, oily, okafor, oloshi, op, opening, opinion, osimhen, outline, output, override, owambe, pain, palmpay, paracetamol, parade, patience, pcn, pending, phcn, picked
3.5: picking, picture, player, playing, pm, poems, polite, politician, position, potassium, prayerful, pretend, profile, prompt, pulling, puppy, pvc, quit, qwer, qwerty, ranch, react, reading, recipe, recruitment, reducing, remedy, remind
3.5: renewed, replied, requirements, richest, river, roleplay, ronaldo, root, rot, sabon, salty, samaru, samsung, sanitation, sauce, scarcity, scatter, screen, sentence, sermon, shedding, sing, slot, smarter, smell, smoke, sms, snapchat
3.5: snores, snoring, soccer, somewhere, son's, sort, spurs, squared, ss, stage, stain, stake, stamping, stopping, storekeeper, strawberry, stream, strike, stupid, style, submission, sue, suitable, swear, talks, tamper, temperature
3.5: the meaning, tire, toothache, trademark, trainees, transformer, trcn, trek, tubers, tunde, twenty, units, update, updated, urgently, useeffect, visa, voters, w, waiting, walima, weigh, weighing, wicked, wizkid, woman's, write me
3.5: yamaha, yeeeee, yellow, yoruba, you're, zaria, zobo
3.4: a bag, jamb, soup, tomorrow, who go, win, won the
3.3: access bank, apapa, are a, bet ja, correct it, cowrywise, duty on, exam, for fixed, from now, human, in unilag, ja, march on, me should, pack, pass for, please help, pls help, post, punish, renewal, rice for, robot, sense, she is
3.3: short, watch, wig, write an
3.2: bag, best, bet, iphone, litres, on sunday, waec
3.1: how to, rice
3: always, assignment, birth, date of, i stop, litre, name is, refinery, safe, sheet, since last, sure
2.9: # by, a very, a visa, a wedding, abuja to, am back, ate, buy a, call me, caution, dstv, engine, farming, for just, from kaduna, gives the, go buy, go show, grandmother, grow my, has not, how should, i entitled, i rest, i treat
2.9: industrial sewing, international, is better, is bitcoin, is good, is nysc, it safe, just one, lagos to, landlord wants, leave her, loan app, me loan, me one, me see, my assignment, my drivers, near, never pay, news, nite, now #
2.9: of garri, owes, pages, party jollof, reach my, register a, rivers, safe to, sharp, shell, shirt, so it, sound, stamp, surcharge, system, talk to, that has, the capital, they offered, tinubu, to make, tomorrow i, total pls, toyota
2.9: toyota corolla, translate, vat, war, wey go, when e, where can, who will, without it
2.8: x #
2.7: and has, ankara, app, born, c, c of, drop, fall, fix, interest for, is now, lace, loan wey, marry, meaning of, of o, offered me, palm oil, portal, print, register my, shut, third, to naira, vs, want #, what documents, will you
2.6: answer, are you, baby, better, city, go do, i cook, palm
2.4: # agency, # cartons, # change, # day, # development, # feeding, # get, # goats, # he, # health, # litres, # shirts, # should, # siblings, # times, # tips, # words, # yesterday, a bakery, a cashier, a danfo, a human, a list, a phone
2.4: a pos, a real, a second, abeg my, abeg when, abuja from, access, add everything, admin, after losing, air, airtime, am down, am make, am wrong, amala, an exam, and gele, and just, and lace, and ptad, and signage, and win, ankara and
2.4: another one, apartment in, app is, applied for, appointment, area, arm, asuu, at luth, at month, babies, backyard, bag and, bags of, bank i, bank say, big brother, bitcoin or, bite me, blow, body, borrow, bracket, breach, bride price
2.4: broke, brother lives, burn, burnt, business on, business with, buy #, by one, cake on, call am, can you, care about, carton, cartons, catering business, cattle, charged me, cheat, cheating, check for, check if, chin, chin chin
2.4: church is, client for, closing my, code, coding, come dey, coming out, conductor, container, contracts, cotonou, council, crate, crypto or, customer care, cut how, danfo driver, day is, days how, delete, delivery #, dem get, dem write
2.4: dey cheat, dey cook, dey play, do ajo, dollars in, don reach, don start, drivers, dry, duty is, e give, e pay, egg, enter how, entitled, entitled to, epe what, esusu, everyday for, everything they, expensive, facebook, far, far how
2.4: fare, fees is, fiancee, finance, finish how, five thousand, flight, for big, for church, for ikoyi, for nigerians, for our, for something, for uniben, for weekend, for women, forty, forty five, from abuja, from camp, from teaching
2.4: fund and, game, garri #, get more, give him, giving me, go for, go go, go school, goats, goats #, graduate trainee, has paid, have on, hide, hiring, how can, how far, hr offered, i applied, i apply, i become, i care, i charged
2.4: i correct, i fix, i grow, i join, i marry, i negotiated, i pass, i saw, i sent, i sleep, i verify, ibadan #, idea, if a, if it's, if one, if we, ignore, immigration, in ibeju, independence, inec, ingredients, interest rate, inverter
2.4: is am, is far, is house, is how, is inside, is one, is under, is wrong, it go, it mean, joor, judge, just do, just waka, kaduna and, kaduna with, kenya, kids in, know if, lagos now, land use, lekki phrase, let's, license, like person
2.4: lines, litres of, loan the, long can, luth, make dem, march my, march this, market say, me receipt, members pay, mind, money with, month or, months wetin, morning how, much now, much remain, mum she, my bus, my call, my ex, my fiancee
2.4: my hair, my ltd, my machine, my nysc, my okada, my stall, my turn, my wig, nafdac, naira on, name how, need #, needs, nepa bill, never get, nigeria or, nin how, no wan, not been, notice that, now and, now with, number for, number how
2.4: number of, numbers, of fuel, of life, offered, office give, ogbomoso, oil #, omonile, on and, on transfer, on you, one get, one room, opay and, open for, or dem, or should, out n, outboard, passing, pastor's, patient, pawned
2.4: people come, people with, per shirt, per term, permit do, person get, petrol, phrase, phrase #, pick, piggyvest, pikin dey, places, plan cost, plenty how, plus two, pos person, price for, prices, rabbit, record of, rent receipt
2.4: restaurant in, returns late, road and, rsa after, rules, rules and, salary loan, salary since, sallah, second wife, send #, send am, send it, settlement for, sewing machines, share #, she has, she will, ship, shirts, show am, show me
2.4: show the, sleep, so far, somebody with, sports, square, stamp duty, stanbic money, start a, start in, starting, student loan, sunday, suppose go, suya, table for, take collect, take to, tank, tax refund, teaching service, team, term
2.4: term for, that will, the exchange, the freezer, the fuel, the hr, the normal, the palm, the phone, their salaries, these tax, three term, times #, times this, to am, to and, to apply, to come, to eat, to grow, to kaduna, to leave
2.4: to negotiated, to start, to travel, tokunbo, top for, transport na, travelling, una go, under #, up for, use charge, used iphone, users, vat on, vendors, vex, wait, waka, wan increase, wan register, was that, washing, we go, weather
2.4: wetin e, what day, what salary, when will, whoever, wife just, will accept, will make, with her, with n, with small, word, write am, write out, wrong how, x, yam #, year old, years my, you a, you get, you must, you no, you use
2.4: your own, zamfara
2.3: going, help me, to buy, weekend, your
2.2: # at, abeg how, apply for, bought #, card, grow, in kano, my boss, negotiated, now i, opay, party, registration, road, song, will it
2.1: # since, abeg help, and i'm, are #, at cac, at night, before my, bride, by mistake, chemist, data for, don collect, e reach, for land, graduate, guests, his account, how i, in manchester, industrial, it or, maths, my guy, my neighbour
2.1: my pikin, my school, neighbour, night, phone, rates in, salary earners, sewing machine, share it, shop permit, simple, stop, tell me, use this, who is, write, wrote, you
2: # bedroom, ajo, bedroom, check my, holiday, land in, loan of, me my, meaning, nepa, notice, one person, pls what, restaurant, to register, very, women
1.9: # back, # corolla, # x, a domiciliary, a laptop, abeg, africa, agbero, alhaji, among, anambra, and fifty, and get, and some, and tell, and who, and will, annual returns, ask my, back or, bags, bank how, bank or, banks, before and
1.9: berger, bite, black market, boyfriend, business dey, business for, business loan, but e, buy with, car in, carry go, charge of, cheat me, chops and, clearance for, close, collect am, coming in, company income, company that, couple
1.9: course, cream, customs, cut my, daughter is, days of, debt, delete my, dem call, dey take, discount, don die, earn in, error, everywhere, ex, fill a, flood, for dollar, for lagos, format, fresh, gele, give am, given me, going to
1.9: guangzhou, hair #, he gets, he has, he is, her #, highlander, his salary, hour, hours, i delete, i recover, in wuse, increase my, insurance and, is coming, is going, is too, is transport, it legal, it's #, job my, laptop for, lastma
1.9: leave me, lga, list all, lokoja, long should, make my, make the, many times, maternity leave, me be, me say, minister, moniepoint, morning sir, mosque, much did, my child, my keke, my second, my tenancy, na who, name at, name no
1.9: nearest, nelfund, nigeria have, now they, now wetin, nysc allawee, off for, oil and, on how, on monday, on their, one be, only from, open a, owe us, oya, pass, people i, permanent, person i, person's, poor people, poultry farm, put for
1.9: raising, real estate, receipt of, refused to, saw, session, shoot, shouting, showing, signage, sit, sportybet, stall, status, step, steps to, survey, the national, the nearest, the wage, them at, times, times a, trainee, two people
1.9: uniben, university is, us salary, us the, usually, verify, wallet, wan pay, wear, weeks what, which documents, who i, wholesale, why was, within #, yard, years at
1.8: and where, between, birds, black, boss, cac, compound, documents, double, even, fit do, from lagos, fuel na, generator, i check, ilorin, it will, it with, just a, leg, loan to, need for, one day, paint, permit, pls my, the market
1.8: the nigerian, this app, treat, una, unilag, vehicle, what did, who, who do, won, wrong, yam
1.7: b, call, find, go take, help, i fit, letter, price, tell, what can
1.6: # if, # small, a salon, a supermarket, abi na, accra, agreement, ajah, and now, applied, as you, bank gives, braiding, bus, business i, buy bitcoin, calabar, calls, can't, can't pay, cashier, catering, chemist shop, court, creche, dat
1.6: deposit, don finish, draw, equal, federal government, fifty, fifty thousand, first one, fixed deposit, food for, for canada, for somebody, for us, foundation, freezer, from ibadan, generator for, go get, go make, go use, government dey
1.6: government wan, gree, gym, hair and, hair business, has the, how do, i carry, i open, i plan, i'm the, if e, in computer, in ilorin, in our, it now, kaduna, load, loan is, lottery, machine for, machines, maiduguri, make e, market women
1.6: masters, maternity, me check, meeting, month end, much for, my catfish, my data, my leg, my manager, my table, my tenant, my wedding, name with, next month, no gree, one before, one with, or just, or na, others, our paye, out the
1.6: oyo state, play, please what, point, poor, price of, programmed, recover, refuse to, refused, roadside, salary at, salary does, salary in, second one, sef, send my, settlement, seven, she dey, shop for, should we, siblings, small shop
1.6: somebody that, son in, split, spoilt, street, tax work, tenancy agreement, the cbn, the form, the next, they accept, they told, this calculator, to abuja, to canada, to check, to open, to port, touch it, traffic, una dey, unit, us tax
1.6: well, wey remain, whatsapp, when does, where is, why do, wife she, words, works, worth it
1.5: bad, balance, channel, check, closing, coming, cook, daughter, did the, fixed, for bodija, garri, has been, in kaduna, in texas, levy, machine, manchester, me what, month but, much i, plenty, running, saturday, sewing, tenancy, texas
1.5: the th, too much, turn
1.4: # #, # years, computer, customer, duty, for ibadan, i wan, ikoyi, make i, my nin, my phone, open, she, store, talk, wedding, without
1.3: # one, # pikin, a loan, a tenancy, about it, acceptance, accepted, accesories, acquired, acted, ad, addition, additional, adire, ado, adopted, advantage, advertising, affairs, agege, agencies, aiico, airdrops, airport, akamu, alawee
1.3: albinos, album, alumni, am for, amazon, amend, amputated, analyst, and delivery, and how, and i've, and what's, anoda, anyone, anywhere, apo, appeal, appointed, approves, approximate, apr, arabic, ariaria, arranged, arranging, arrive
1.3: arrived, art, article, artistes, artworks, asoebi, asokoro, aspirant, assessable, assistant's, attached, attendant, auctioned, aunt, aunty, authorised, authority, available, avoid, awarded, axa, axis, b #, back #, backdated, backlog
1.3: backup, badagry, baker, baking, bale, bamboo, banker, banner, barclays, barracks, basis, basket, baskets, batteries, bauchi, bayelsa, bc, bears, becomes, bed, begged, begging, belongings, bend, beside, beverage, bid, binding, birthdays
1.3: bits, bloc, blogger, boko, bolt's, bonny, booked, boom, bother, bounced, boxes, braids, brands, breakfast, bribes, british, broadcast, broda, broker, bros, brother's, brothers, browser, builders, buka, burglary, bursary, bush, busy
1.3: buttons, buy, buyers, cable, cables, calculator's, calculators, calendar, cancer, cane, canoe, canopies, canopy, car loan, carburetors, carrying, cashback, cashd, cashed, cashing, casing, casino, catfish, cause, cbn, cctv, cerpac
1.3: certain, cfa, chalk, channels, charcoal, charger, chats, chef, chemicals, cheque, chevron, chickens, childrens, choir, church's, cit, citizen, citizens, citizenship, claiming, classes, cleaner's, clinic's, clippers, coach, coaching
1.3: coastal, cod, code for, collective, combat, commencement, commissioned, commissioner, commuting, company at, compare, compensated, comprehensive, computers, concerns, conductor's, confidential, confirmation, confuses, conhess
1.3: consequences, consultant's, consultants, consults, contain, contest, continue, contractors, conversion, converting, cooking, cooler, coolers, coop, copper, copy, costume, could, coveralls, coverd, covering, crazy, creation, creator
1.3: credits, crossing, crowdfunding, cs, cuts, cybercafe, dad's, daddy, dancers, danfo, dao, dates, deaf, dealer, dealership, debiting, debtor, debts, decides, decimals, deel, defence, define, delay, delaying, deliveries, delivers
1.3: demanding, demolished, den, depend, dependant, depending, deployed, depreciated, designed, detergent, device, dey hold, dey open, dey talk, dialysis, diapers, diem, dining, diplomat, direct, disappeared, disburse, discharge, discover
1.3: disengagement, dismissal, disposal, dispose, disposing, distributions, disturb, disturbing, divorced, dj, do my, doctor's, dodge, domains, domicile, downsize, downsized, dowry, dr, draft, drapes, drawings, drill, drilling, drives
1.3: driving, drove, drums, dryers, ds, dutch, e be, e get, early, earpiece, east, eatery, eba, ed, edit, editors, edo, effects, ekiti, electrode, electrodes, eleven, eligible, elsewhere, elumelu, embroidery, emigrated, emigrating, en
1.3: english, entering, entertainment, enumerator, envelope, environmental, erased, escape, estacode, estates, estimated, etc, etf, eth, ethical, europe, everybody dey, evrytin, except, exclusively, executive, exempted, exemptions, exercise
1.3: existing, expand, expat's, expats, expectation, expected, expensed, expertnaire, exploded, exports, extension, eye, facility, fact, falls, fan, fb, fct, fear, fee and, feeling, fellowship, fertiliser, fetch, fetched, fgn bonds, fiance
1.3: filled, finder's, fined, firm's, firms, fishmonger, fixing, fleet, flex, flip, flooded, floor, flowers, flying, fmcg, foam, folded, follows, foods, football, for ikeja, for shop, for someone, for surulere, foreigners, forged, forward
1.3: founder, france, free from, freedom, fridges, fringe, from china, front, froze, fumigation, further, future, futures, games, garage, gates, gazetted, gear, ghost, giveaway, gloves, go and, goggles, golf, gombe, gospel, governs, gown
1.3: gp, gra, grammar, grandfather, grants, grey, grinding, grossed, ground, growing, guess, guest, gum, guy, hackathon, hailing, hairdressing, halal, hamper, handed, handled, handling, handouts, haram, hardly, hardship, hausa, hawker
1.3: heavy, helped, helper, herbicide, herders, hid, hiding, highlife, hires, hitting, hmrc, hoc, hod, holder, holidays, hope, hosting, housekeeping, housewives, hq, hr's, hse, hubby's, hunting, hustler, i can't, i hold, i report, i send
1.3: ice, idanre, ife, ilaro, ilesa, illness, illustrate, importation, in onitsha, inbox, includes, including, inclusive, inconvenience, incorporated, incorporating, increases, increment, industry, inflow, influencer, informal, inherit
1.3: inland, insisted, inspect, instagram, install, instalments, instrument, insulting, insurer, internal, interviewing, introducing, invested, investigation, investments, invigilated, involved, ioc, ireland, irrigation, irs, is each, ish
1.3: isnt, issue, issues, it correct, it on, it's my, item, items, ivf, iyaloja, jackets, jackpot, jail, jailed, jewelry, jiji, job at, johannesburg, journalism, juju, jump, jumped, junior, kadawa, kain, kantin, katangowa, katangua, kdp
1.3: keeper, keffi, keyboard, kidney, killing, kit, known, kogi, kwara, kwari, labelled, landlord's, language, laptops, las, lashma, last week, lasted, lasuth, lateness, later, launch, layout, lead, leader, leases, lebanese, lebanon
1.3: lectures, ledger, ledgers, legal, levels, lg, liable, libya, lies, lieu, lighter, limits, liquidating, list, loading, local, local government, lock, lodging, log, lowers, loyalty, lunches, luno, lyon, ma, machinery, madams, main market
1.3: maitama, major, maker, makoko, malaysia, manage, management, managers, managing, mansard, manufacture, marina, marked, market fund, market rate, marketer, mast, master, matches, mba, me do, means, media, meme, mend, mentioned
1.3: messenger, metre, mics, mid, midwife, millionaire, minders, mined, mistakes, moment, money market, mopol, morning, motorcycle, mubi, multi, mum's, musician, muslims, naira and, naira is, named, naming, native, nau, needing, negative
1.3: nephew's, neva, newly, newscaster, nhs, nigerians, nil, ninety, nnpc, no pay, no sabi, north, notebook, novel, number, nursing, obajana, obtain, oda, officially, ogirs, ojota, okadabooks, older, omo, on his, one na, onion, operate
1.3: operations, operator, operators, orders, organisation, origin, originals, osogbo, ourself, ourselves, outsourced, outsourcing, outstanding, overpay, owing, owners, oyo, pad, painted, palmwine, pap, passengers, pasted, payrolls, pegs
1.3: pensioners, people's, perquisites, phd, photocopies, physio, physiotherapist, physiotherapy, piece, piled, pilot, pipes, plait, planned, plans, plantain, plantation, plastics, plugs, pms, pocketed, podcast, poker, policeman
1.3: policeman's, polio, political, politicians, polygamous, ponds, pool, pop, popsy, pot, ppe, ppl, practising, preaching, precise, preference, pregnancy, premises, president's, probation, proceeds, processing, produce, producers
1.3: productions, project, projects, proof of, proofreader, props, protect, protective, protest, provable, pump, punished, pupil, purchase, purely, purposes, pushed, putting, qa, qatar, qs, qualifies, qualify, quarry, quidax, rail, rateable
1.3: rav, reaches, reads, reagents, reality, rear, rearing, rears, reason, recalculate, recorded, recorders, redundant, reflective, refunded, regime, regional, reimburses, reinvest, reinvested, rejected, rejects, relationship, relocate
1.3: relocating, remainder, remaining, remark, remember, remits, renamed, renewing, repay, repaying, repealed, requests, requires, resettlement, residency, responsible, returning, rewire, ring, robbery, rolls, roommate, roustabout, rows
1.3: rrr, rubber, rumour, ruwa, sa, sabi, sacking, sail, salesboys, salesgirls, sanction, sandals, sang, sapele, saturdays, saudi, saved, saves, saving, say government, scale, school's, scrap, scrapped, screens, scrip, scripts, scrub
1.3: scrubs, sea, seasonal, sec, secondment, sector, seeds, seems, select, sell it, seller, separation, seplat, serious, serviced, several, sews, shareholder, shareholders, shd, sheets, shifts, shooters, shop's, shot, shouldnt, showroom
1.3: sick, sienna, signboards, signed, singer, sir, sisters, siwes, sixty, skincare, skip, skipped, skit, slab, slice, slices, slips, smart, smbody, smoked, smoking, snepco, social, sofa, sofas, soft, sokoto, solana, solicitor, solo
1.3: someone's, soon, sori, sow, space, speaking, spirit, spoiled, spoiling, sponsor, spray, spraying, sqm, squat, stamps, stands, stars, state's, statements, stationery, stem, stems, stil, stockbroking, stolen, stops, storey, streaming
1.3: stress, study, studying, stuff, stylist, sub, sublet, submitted, subscribed, subsidised, suit, summary, sums, sundays, supported, surveyed, survivor, suspect, swapped, swapping, tapper, taraba, target, task, tax rates, taxi, taxman
1.3: tea, teacher's, teenager, telco, telling, tells, tenement, terminated, test, tex, textbooks, textile, the army, the balance, the price, the second, theatre, themselves, thesame, they'd, they're, thirteenth, this #, thought, throughout
1.3: throw, throwaway, thrown, tiling, timeline, tinubu's, tippers, tithes, to bring, to go, toilets, tolu, ton, tonne, tonnes, tons, tony, tool, totalling, totals, tournaments, toward, town, traded, traders, trades, traditional, train
1.3: training, transaction, transcription, transfer, transferred, translated, translater, translation, translator, tree, trial, tricycle, truth, turns, tutor, tutorial, tutorials, twins, twitter, two hundred, types, tyre, uber's, un
1.3: unawares, uncompleted, undergraduate, understate, unfiled, unilorin, unity, unsubscribe, unused, upgrade, upstream, upto, upward, useful, ushers, va, vaccines, vanguard, versus, vicarage, vice, victims, viewing, visit, wahala, waiter
1.3: waiver, warfront, wasn't, watching, water, way, ways, we be, we dey, web, websites, week and, welders, what percentage, what was, wheelbarrow, whichever, wholly, wifes, wine, wins, wipe, wiring, with cac, withdrawing, within
1.3: workmanship, world, worldwide, wounded, wounds, wristwatch, writes, wrongful, wrongly, y, younger, yourself, youtuber, yuan, zenith bank, zone
1.2: # everyday, being, block, care, dey give, doing, domiciliary, domiciliary account, fit, have my, how many, i buy, in jos, in london, it a, loan, many, me a, move, much e, my small, naija, name, nysc, office i, onitsha, pay how, plan
1.2: real, rest, show, since, sole, spare, stays, take get, wetin i
1.1: # bags, # when, # worth, # year, a raise, accept, and can, and got, and which, be #, beans, big, borrowed, built, buy for, can my, catch, cement, change am, change the, clearing, cloth, coin, contribution #, correct, development
1.1: development levy, each person, earners, eat, everybody, explain, finish, flat #, for december, for epe, for that, for three, for which, friend, get for, give my, go give, go up, hundred and, i bake, i clear, in epe, in which, is for
1.1: it in, join the, lekki is, list of, make a, make me, me at, money back, months and, months how, mtn, my catering, my daughter, my landlord, normal, on instagram, one is, play for, pls when, ptad, read, released, room, since #
1.1: small business, solar, spread, stays in, steps, students, take care, than #, the revenue, thousand naira, two months, use it, uyo, wan, we are, when did, when is, withdrawal, wuse, years in
1: # total, business name, girl, give, has, her, hold, kano, loan for, march, me the, now, person wey, pikin, pls, result, uber, we have, which one
0.9: abi, apart, award, bodija, bread, calculator, charged, christmas, dangote, dentist, dev, farmers, good, gtb, health, hmo, ikeja, jos, members, national, objection, page, safety, son, ticket, travel, wants, weeks, while, won't
0.8: abeokuta, abolished, accounting, acres, administration, administrator, advert, affect, african, agent's, agriculture, ahead, ajegunle, akure, albums, angel, apply, arepo, artisan, assessed, assets, attach, avoidance, awards, away
0.8: backend, bales, became, began, behind, bigger, bik, bikes, bit, bitcoin, blade, blame, blind, bookkeeping, boot, borehole, break, brewery, brides, broilers, brother, businesses, buys, bybit, cabin, cad, cake, campus, canadian
0.8: cancelled, candidate, canva, cards, case, cell, ceremony, chairman, challenge, chamber, changing, cheaper, chemical, chemistry, child, china, claimed, cold, combine, commot, complete, completely, complex, compulsory, computation
0.8: computed, concession, confused, constable, containers, content, cook's, corpers, corporate, costumes, counting, cousin, coverall, covered, cows, credited, crew, crime, crosses, daughter's, declaration, declaring, deferred, delta
0.8: dependent, depends, desk, details, determined, devs, dia, differ, disagree, disposed, distribution, divided, doctors, donated, download, dropped, during, ehen, electrician, electricity, endowment, entry, equally, euro, everyday, exams
0.8: expat, expatriate, faithfully, family's, farmland, fell, field, fighting, fines, finger, fisherman, flights, follow, foreigner, freelancing, fri, friday, fries, fruit, g, gardener, gig, giving, glasses, golden, gowns, graduated, hadin
0.8: hair, handles, handshake, harvested, hawkers, headmaster, heavily, helmet, helmets, helper's, helpers, hers, hidden, himself, hospitals, household, hubby, hyphen, ibtc, identification, ignored, illegal, import, imported, importer
0.8: incentive, increasing, indian, inflation, inspection, installments, internship, investor, italy, jumia, juniors, kai, kuda, labourers, lady, landlords, lashes, lawful, learn, lend, lending, lent, loaders, loans, logo, looks, losses
0.8: mai, main, makurdi, margin, marketing, matron, matters, matured, maybe, meat, member, meta, mgr, midway, millions, mining, mixer, mobile, mon, mostly, mother's, motherless, mtnn, mua, mushin, nails, naval, nba, network, next, nft, nin
0.8: nine, nor, nurtw, offerings, officer's, offline, ogba, ogbete, oil, onboard, oven, owed, panel, parallel, parent, paris, parlour, parsonage, partnership, patch, payer, pensions, performer, petty, photo, police, polytechnic, posting
0.8: prado, premiums, prepare, present, presumptive, previous, prizes, process, productivity, professional, profits, programme, properly, proves, provided, published, pupils, quarterly, radiographer, raffle, rating, ready, red, referral
0.8: relative, relaxer, rely, renovation, rep, repaired, repayment, reporter, required, resume, retention, retiree, retirees, retrenchment, reward, risevest, roll, rotation, salaried, sambisa, sat, scientist, seafarer, separately, sept
0.8: sergeant, served, servers, sets, seventy, sharing, she's, shoemaker, shoots, sickle, signing, similar, sits, skits, snail, soakaway, soap, sources, spouse, stanbic, start, staying, steady, steward, stories, stubborn, submitting, suffer
0.8: sukuk, supermarket, suppliers, supply, supporting, swallow, t, table, tailors, takings, tanker, taxation, taxes, tech, teller, template, terminal, terrible, thank, thats, think, thirty, threshold, tokens, toll, tribunal, trip, turkey
0.8: twice, uk, uncle's, uni, unregistered, used, utility, vaccine, valid, valued, vanished, ventures, version, vessel, vet, videos, waiters, wardrobe, wasted, waybill, we've, wed, wheelchair, whenever, which, winner, wood, worry, wrk, xmas
0.7: bake, bank, capital, club, corolla, die, don, finished, having, lie, london, long, miss, mutual, note, refuse, second, states, treasury, working
0.6: become, bonds, camera, change, companies, developer, dollar, epe, ghana, h, landlord, lekki, mile, need, owerri, papa, port, register, report, student, things, time, tips, told, truck, university, where, yaba
0.5: acct, actual, adding, advice, age, agents, airbnb, airdrop, alerts, allowable, angola, apple, approved, asks, assume, attract, automatic, automatically, baba, barb, base, been, berlin, betting, bird, blank, blocks, borno, bottling
0.5: brackets, braid, brand, burial, calculating, calculations, capped, carried, chain, chair, chairs, changes, chinese, cleaning, clipper, cocoa, college, competition, confirm, considered, contributed, contributing, converted, cooked
0.5: countries, cross, cutting, decide, decoration, dental, depreciation, diaspora, differently, drinks, duties, e, editing, eight, either, elder, embassy, employees, enterprise, equivalent, ethereum, excel, face, families, fathers, filling
0.5: firewood, flu, flyers, formula, fridge, friends, frontend, frozen, girl's, gl, go, gotten, hands, harvest, haulage, hawk, he, headmistress, him, hire, i'll, ibafo, ijebu, increase, individual, indrive, insist, inspector, invoices
0.5: jobless, joint, kinds, kubwa, labourer, lance, landed, lay, leadway, least, let, letting, levies, liability, libel, loaf, location, longer, lying, maintenance, maize, making, mararaba, market, marriage, mc, md, meals, membership, men
0.5: most, moves, moving, narration, nasarawa, navy, nd, neither, newspaper, nights, non, notes, npfl, often, oh, operation, oshodi, overall, overcharged, overseas, owns, paddy, panels, park, past, payments, payoff, payout, payouts, people
0.5: perfumes, person, planning, platform, please, poultry, press, prints, promote, puts, quiz, raise, ran, record, reduced, reduces, refund, refunds, registrar, reit, remitting, rich, riders, rule, salesgirl, sand, scared, scholarship
0.5: send, setting, settled, shey, shipping, shooter, shortlet, single, sitting, snacks, sometimes, sprayed, starlink, station, stayed, such, sugar, surgery, suv, swallowed, talking, than, they'll, thousand, tickets, tiles, tomatoes
0.5: toronto, treaty, type, typed, typing, ui, undergraduates, unemployed, up, vacation, victoria, voice, vouchers, vulcanizer, wash, website, whatever, wife's, wise, withdrew, wives, woman, wont, writer, written
0.4: abuja, carry, charge, chops, did, exchange, gets, highest, his, ibeju, keeps, lagos, leave, leaves, ltd, lump, mama, mistake, monday, pharmacy, reach, sack, say, see, sent, should, surulere, too, want, why
0.3: alone, bungalow, buying, clear, colleague, cover, earner, get, i've, ibadan, land, makes, naira, percentage, returns, revenue, said, someone, something, their, years
0.2: affiliate, agree, allow, anybody, are, arrears, assistants, association, attachments, audit, aug, barber, bike, billed, binance, board, bonuses, bq, bridal, can, cancel, cannot, child's, choose, clerk, commercial, company's, compared
0.2: consult, covers, crates, crypto, cut, dashed, declared, demand, differs, directly, disabled, donation, donations, earnings, electronics, employ, employs, ends, exit, fabric, fabrics, false, favour, feeds, files, fingerlings, fiverr
0.2: food, force, freelancers, fully, gbagada, gold, google, group, hall, handle, happened, hit, homes, housewife, how, hundred, ig, injury, interest, interview, investment, iron, japa, kitchen, kobo, little, lost, low, lowest, meal, meant
0.2: military, mission, month's, mould, nhia, none, nyanya, offers, owned, painting, payslips, period, persons, plant, portion, posted, prize, product, promo, promoted, proof, provides, push, questions, raised, reject, relocation
0.2: remittance, remitted, repairing, resuming, rewards, roughly, rounded, royalty, runs, saloon, sango, savings, sch, schools, secondary, section, seed, seedlings, senior, side, south, staking, stopped, strictly, take, taxpro, there's
0.2: thru, touches, treatment, trouble, tv, unn, upfront, van, when, whom, whose, winnings, withdraw, yes, youth, zakat
0.1: agency, apartment, army, benin, by, canada, centre, country, delivery, difference, do, feeding, fertilizer, gift, given, happen, im, instead, it's, laptop, last, lose, losing, o, pos, pounds, stock, these, village, zenith
0: accessories, adsense, agbara, alaba, answers, apprentice, architect, asking, asset, assumed, back, believe, benue, besides, bill, bills, biscuit, boutique, btc, called, cap, chargeable, clearance, co, corps, cot, damages, dependants
0: doesn't, domestic, donate, effect, ended, enjoy, everyone, exemption, exist, expects, fight, fine, form, fund, gained, gate, german, germany, government, grade, harcourt, honorarium, hostel, independent, information, inherited, itself
0: lands, lapo, laundry, leaving, lives, look, lorry, man, married, max, me, microfinance, missed, mum, negotiating, ngx, nursery, nurses, nylon, officers, okada, ordinary, p, packaging, partner, pensioner, pepper, personally, plots
0: privately, promised, punishment, receipt, recharge, reduction, replace, roof, rooms, schedule, sew, shared, shift, small, smaller, soldier, soldiers, taxing, technician, telecoms, theirs, to, trader, tuition, using, welding, went
0: whether, withhold
-0.1: business, church, dey, five, keke, make, oga, old, our, rates, remain, service, share, teaching, th, thing, true, weekly, wetin, wey, wife, worth
-0.2: account, allowee, american, amounts, articles, at, attachment, bakery, belong, blog, book, branch, bricklayer, build, buyer, cakes, captain, charity, civil, claims, collect, commissions, cooks, corporal, coupon, dash, date, digits
-0.2: directors, disability, earlier, education, enter, entered, equipment, evasion, ever, excess, father, feb, fee, filed, for, girls, gone, gwarinpa, hazard, held, include, incomes, is, judgement, kindly, lab, leeds, like, lining
-0.2: logistics, medical, mother, needed, never, nigerian, nnewi, not, november, of, offices, or, oyinbo, parties, pastor, payment, pita, pond, proper, pure, quarter, question, radio, redundancy, replaced, returned, rig, round, secretary
-0.2: sending, separate, serving, shoe, shoes, sign, sister, somebody, source, special, straight, tailoring, telecom, this, though, through, tiktok, tomato, tools, transfers, tyres, understand, use, vi, video, we
-0.3: adverts, apprentices, artist, august, balogun, boots, calculation, casual, caterer, chicks, cleaner, consider, dad, days, dispatch, done, duplex, empty, euros, evening, events, father's, fg, fintech, first, fuel, furniture, haven't
-0.3: hired, houston, inheritance, it, joined, junction, just, kebbi, kids, know, layers, lecture, line, manager, matter, micro, minus, object, one, passed, percentages, perfume, perks, pharmacist, place, plumbing, plus, pocket, poly
-0.3: principal, printing, promotion, refuses, research, residence, resigned, retiring, retrenched, save, saying, serve, set, site, statement, support, taxpromax, teach, three, touch, trips, trust, uses, what's, with
-0.4: aboki, abt, agent, ago, alert, annum, asaba, assurance, before, camry, carpenter, coins, collecting, come, consultancy, customers, digit, director, earning, eggs, engineer, etax, event, fgn, flour, gifts, gives, graphics, heard
-0.4: husband, hustle, i, invoice, l, nanny, october, okrika, on, orphanage, ota, out, outside, overpaid, passes, pencom, percent, plumber, power, practitioner, primary, proprietor, receive, registering, royalties, state, stipend, subtract
-0.4: supervisor, supplier, tenant, twelve, uniforms, unpaid, until, wats, welder
-0.5: #, a, ads, advance, allawee, and, benefits, building, but, calculated, certificate, changed, contributions, cost, data, dec, employer's, employment, estate, fashion, feed, fill, forget, grant, graphic, hairdresser, head, high, hotel
-0.5: if, in, its, jrb, kind, light, makeup, maximum, mean, million, months, my, n, nurse, offering, payoneer, performance, photography, pound, property, relocated, rider, sacked, salaries, shares, stocks, subscription, tailor, ten, thrift
-0.5: trading, uniform, usd, virtual, warri, what, wigs, will, workshop, writing
-0.6: aba, about, accommodation, adds, am, ask, bought, boy, caretaker, chop, contribution, deal, didn't, dont, drive, dues, effective, enough, finally, flats, foodstuff, general, hr, husband's, ikorodu, legally, lessons, middle, much, ones
-0.6: online, opened, overtime, owner, pro, rate, receptionist, remita, rental, sells, some, sorry, stand, stay, studio, tractor, us, wages, weddings, week
-0.7: add, applies, asked, begin, belongs, bring, cars, closed, convert, down, evidence, found, four, included, motor, na, nigeria, nko, rented, retired, salon, school, shop, so, starts, teachers, the, warehouse, widow
-0.8: against, america, be, chambers, deliver, dem, dis, dollars, editor, employers, final, flat, former, from, fry, guard, hear, jtb, late, level, money, more, off, phones, products, prove, remit, remote, resumed, retire, right, rsa, sum
-0.8: suppose, top, transport, under, upkeep
-0.9: afternoon, again, all, another, average, box, consulting, credit, day, each, enugu, farm, fish, freelancer, hand, higher, houses, increased, internet, keep, keeping, lived, locum, no, office, ph, photographer, practice, settle, shows
-0.9: that, uncle, usdt, voluntary, was, yet
-1: # house, # of, # per, a plot, a self, a shop, a small, a tailor, a tax, actually, all i, all year, also have, and everything, annuity, around, as income, ask me, at once, basic #, basic is, boys, bring #, by when, came back
-1: capital gains, charges, children's, client, clothes, collected, company dey, company gave, company paid, company pays, concern, contract staff, day and, day for, days for, death gratuity, dem dey, dey bring, dey comot, doctor, does it
-1: does that, does the, dom, dom account, dubai, earning #, else, employee, evening i, every week, expense, farmer, fgn savings, for good, for them, forgot to, from me, gen, gtco, hello, hi, house help, i bring, i enter, i no, i only
-1: i remove, i started, i took, i type, if the, if they, in another, in canada, in mowe, in this, income is, income this, individuals, is about, is money, is removed, island, it at, it from, it income, it my, join, june i, kept, kiosk
-1: ladipo, lecturer, light and, limited company, looking, make about, me for, me go, me to, money for, month #, month before, month of, month salary, monthly salary, my aged, my dom, my expenses, my life, my ppa, my slip, my two, my yearly
-1: never register, new company, ngo, no job, not a, not taxed, nrs, of may, of n, oga dey, one estate, or not, other work, out of, owe tax, paid my, paid to, pay more, paye every, paye for, paying me, paying my, ppa, profit this
-1: provision shop, receipts, reliefs, remains, remotely for, remove the, rent can, repair, retirement, return by, ride, savings bond, says #, sends me, shops, six, software, sold #, sold a, spend, still file, still pay, student i, taking
-1: tax in, tax was, tax what, that taxed, that's, the federal, the full, the other, the paye, the profit, the return, the school, then i, they bought, they count, they want, they will, those, thread, through my, to #, to pension, to reduce
-1: trade, treated, turnover, two years, under this, week all, wetin go, wey i, when i, which is, which of, year do, year's
-1.1: # after, # all, # my, # premium, # shop, # staff, # transport, a teacher, account every, accountant, added to, aged, akara, all expenses, allowances, allowed, already deducts, already removed, also pay, an, and my, and pay, and we
-1.1: annual return, another #, anything, as a, at a, be removed, be tax, because, below #, brings #, brought, canteen, car, cement shares, company is, consultant, contribute, contributory, cut tax, day #, deadline for, dem suppose
-1.1: diesel and, different, dividend from, enters, everything, everything i, federal, figures, firs, for each, for work, full, gateman, get any, go dey, half, i changed, i drive, i supposed, if i, in april, in february, income before
-1.1: income tax, inside, it true, job and, job i, lesson, level #, like #, living, me as, money in, month plus, monthly no, much can, much more, my monthly, my only, nhis #, no expenses, no tax, nurse in, of gross, of june, of what
-1.1: on rent, out my, pay house, penalty if, pension i, pension what, pfa, policy, premium on, profit #, profit a, profit every, really, records, remove pension, removes, rents, salary was, same as, sell provisions, sell the, shares for
-1.1: suppose dey, suppose pay, tax dem, tax no, teacher, the minimum, they gave, to build, to tax, two, union, was paid, what about, what i, which state, work remotely, worth #, year on, year pension, year what's, youtube, zero
-1.2: a dollar, a loss, accounts, all the, and the, assistant, barbing, cassava, chop #, compute my, day to, driver, fees, figure, file a, fine if, flats in, for not, from the, got my, have, i moved, id i, in january, in my, in the
-1.2: insurance, is interest, job, lunch, me an, minimum tax, monthly after, my boys, my parents, offshore, ogun, only #, or #, owe, papers, pay for, provision, quarters, received, removed from, school and, shop is, still need, tax at
-1.2: tax every, tcc, the #, the agent, the company, them, to may, wage, weekends, were, whats, with my, with the, work i, work in
-1.3: # gain, # gross, # or, # out, a worker, above, also do, and rent, and work, are they, aside, bands, be removing, both, bought for, clean, contractor, counts, cra, d, death, deducting, design, dey cut, died, do they, does, does not
-1.3: does this, family, for it, gain na, gain on, gave, goes to, good evening, have never, i to, i'm, in all, in june, in march, in may, income how, is that, it reduce, job in, left for, materials, may i, me #, me n, month is, month tax
-1.3: months late, more tax, much paye, my account, my old, myself, naira to, new, nothing is, of my, of office, of them, offer, ok and, only, owe for, own, own a, package, paid by, part time, pay in, paying tax, penalty
-1.3: pension contribution, pension of, per, personal tax, profit from, profit na, profit of, provisions, remotely, rent na, rent out, return on, scheme, spend #, submit, tax my, tax na, tax now, tax pls, teach in, that the, the total
-1.3: they be, they deduct, tithe, two of, us pay, which tax, withholding tax, work how, year with, yearly tax
-1.4: # dem, # interest, # life, # month, # yearly, a flat, a job, am i, an official, and paid, and repairs, annual tax, band, be taxed, before that, bought a, by myself, by what, civil servant, company in, deducts paye, designer, does tax
-1.4: don't, each of, earn, earn #, earned #, february, first job, for month, free of, freelance, gains, got a, gratuity, had no, hospital, i declare, i earned, i have, i own, i stay, in school, is free, jan, lagos which, last date, lawyer
-1.4: limited, me every, mechanic, mine, month in, month on, month they, monthly tax, my annual, my rent, my sales, na only, no income, nobody, of the, on the, own house, parts, pays my, pension every, pension reform, profit monthly, put #
-1.4: reform act, remove from, remove tax, rent i, salary, salary of, sell my, selling, sends, september, servant, servicing, so what, st, startup, state but, state do, tax free, tax how, tax the, that money, the deadline, the job, the one
-1.4: the only, there, there tax, they take, till, total, transport #, week i, what gross, which year, will i, will nigeria, will tax, with no, year in, year tax
-1.5: # the, and a, and pension, annual, assessment, back from, below, bond, claim, compute, cooperative, counted, daily, day i, deductible, end, filing, gave me, gross salary, house in, i dont, i earn, i got, in naira, labour, laid, left
-1.5: limit, lirs, lower, month as, month do, monthly what, mortgage, my first, my gross, officer, on everything, on that, on time, paid in, pay my, pension from, pension no, personal, profit for, rent and, security, submit my, tax do
-1.5: tax people, that one, to be, to june, to pay, upwork, was on, what date, wife and, year please
-1.6: # no, a return, abeg i, allowance, and transport, any relief, cash, children and, collects, come off, deadline, december, dey pay, drugs, each one, exactly, flat in, gas, get tax, go pay, got, happens, i forgot, i rent, i was
-1.6: just got, madam, money i, month i, month my, new job, nothing, of tax, on it, or the, own life, paper, parents, pay is, paye be, pension how, pension or, put, register for, registered, return for, salary every, sale, self employed
-1.6: severance, slip, still have, supposed, supposed to, takes #, tax altogether, tax it, the rent, value, what happens, wht, year from, year na, year the
-1.7: # rent, a salary, added, any other, as compensation, as tax, be paying, benefit, bolt, calculate, clients, consolidated, consolidated relief, declare, earns #, forgot, go tax, i had, i made, i teach, insurance premium, is deducted
-1.7: is taxed, me in, ministry, month and, must, my employer, my own, my take, no deductions, pay the, paye from, payroll, plot, reform, rent a, rent is, sales, tax dey, tenants, the end, the old, the state, this year, would, year after
-1.8: # every, a new, after, after all, after fuel, be my, brings, children, clinic, comes, corper, data and, days a, dey remove, does a, earns, employed, every day, factory, for one, for pension, foreign, gain, gross is, i am, i keep
-1.8: i'm a, jobs, last day, less, life, monthly i, mowe, my family, my gain, my hand, my personal, net, nhis, nothing else, office is, official car, on top, pay on, personal income, remove, remove #, removed, self, sell, staff, still
-1.8: tax should, the pension, they paid, to december, took #, what will, withheld, work #, worked, year my
-1.9: # children, # percent, # profit, a house, already, am a, any, books, can a, contract, dividends, due, earned, every year, extra, for year, gives me, gross #, house rent, housing, i spend, i still, if my, in december, made #, moved
-1.9: much of, my flat, my payslip, my return, nigeria tax, once, one year, over, part of, pays #, private school, reduce tax, run a, should my, sold, tax law, tax per, tax to, the car, there a, till december, whats my, with a, withholding
-1.9: worker, year is
-2: # nhf, # salary, after i, amount, and i, and nhf, before they, comot, cost me, deduction, diesel, firm, for loss, from a, from my, goes, here, house, i dey, i never, i put, is there, january, july, monthly pension, own tax, pay, paying
-2: relief for, removing, tax go, tax me, th month, that i, the two, they, tin, work for, workers, year and
-2.1: as, came, compensation for, deducts, dey sell, dey work, dividend, free, from it, fuel and, i deduct, i file, i run, i sell, into my, loss of, month pension, monthly from, pension and, per day, resident, started, takes, tax am
-2.2: # i, a bank, a private, altogether, april, bonus, costs, each month, employer, every, goods, have no, i don't, i spent, is in, law, month, month how, month no, official, pay rent, profit is, rent, salary na, taken, the fine, the money
-2.2: this new, will my, year, year for, year no
-2.3: # as, # tax, a week, act, and if, basic, before tax, calculate my, company, compensation, exempt, from january, had, home, house i, income, is tax, it taxed, minimum wage, month for, month from, month what, ok, other income, paid
-2.3: payslip, rent for, says, tax and, the tax, they remove, what if
-2.4: count, end of, for the, have a, january to, life insurance, monthly how, my income, my profit, new tax, no other, per year, reduce my, repairs, run, shop rent, spent #, take home, tax be, together, what tax
-2.5: # a, # this, a month, abroad, and they, any tax, commission, file my, have to, how is, into, made, make #, my company, my pay, my pension, new law, rent #, sold my, spent, tax is, tax on, the same, to the, whole year, year what
-2.6: after tax, deductions, for this, i make, i owe, i pay, in a, june, may, minimum, monthly and, my paye, part, pension is, premium, profit, taxable, they tax, took, under the, what's my
-2.7: dem go, every month, i paid, month after, my total, nhf #, of it, rent relief, salary #, same, tax from, tax return, the house, the whole, they pay, to file, what do, yearly
-2.8: # pension, expenses, i sold, id, loss, my salary, paid me, per month, rent of, tax i, tax id, the new, then, will they
-2.9: about #, deduct, deducted, must i, my house, paye, pays me, private, whole
-3: i also, i work
-3.1: for tax, is my, no pension, reduce, tax, year how
-3.2: other, pay #, pension #, tax will, total tax, work, year i
-3.3: # monthly, also, nhf
-3.4: a year, salary is
-3.5: gross, i be, i live, live in, much tax, the year
-3.6: monthly, pay tax
-3.7: file, live, pay me, pays, relief, return
-4.1: taxed
-4.6: tax for
-4.8: pension
-5: my tax
`
