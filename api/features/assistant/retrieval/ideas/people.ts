/** People and families, a class of words a line: what is said of one is asked of all. */
export const people = {
  children: 'child, children, kid, kids, pikin, pikins, son, daughter, baby, twins, school children',
  spouse:
    'wife, husband, spouse, married, marry, marriage, single, divorced, widow, widowed, marital status, wedded',
  joint:
    'combine, combined, jointly, joint, as one family, one family, as a family, together as couple, add our salaries, join our salaries, add the two salaries',
  dependant:
    'dependant, dependants, dependent, dependents, dependent relative, aged parents, old parents, my mother, my father, my mama, my papa, my parents, feed my family, mother too',
  employer:
    'employer, employers, oga, boss, company pays, my company, my office, my firm, madam wey i dey work for',
  student: 'student, students, undergraduate, school leaver, in school, university student, poly student',
  corper:
    'serving, i am serving, serving in, corper, corpers, nysc, corps member, youth corper, youth corps, youth service, copper, corp member, national service',
  allowee: 'allawee, allowee, alawee',
  pensioner: 'pensioner, pensioners, retired, retiree, retirees, retire, retirement, ptad, old age',
  soldier:
    'soldier, soldiers, military, army, navy, naval, air force, armed forces, combat, corporal, lance corporal, sergeant, warrant officer, lieutenant, army officer, boko haram, war front, frontline, hadin kai',
  wounded: 'wounded, wound, wound pension, disability pension, lost my leg, lose my leg, lost a leg',
  disabled:
    'disabled, disability, disabilities, blind, deaf, wheelchair, cripple, crippled, amputated, handicapped, sickle cell, living with disability',
  aged: 'old age, elderly, aged person, senior citizen, old person, years of age, my age, age limit',
  staff:
    'my workers, my staff, my employees, my worker, my employee, workers, staff, apprentice, apprentices, sales girl, sales girls, sales boy, shop assistants, shop girl, i employed, i employ, i hired',
  police: 'police, policeman, police officer, mopol',
  expatriate:
    'expatriate, expatriates, expat, foreigner, foreign national, foreign worker, oyinbo, oyibo, lebanese, cerpac',
  trader:
    'trader, traders, market woman, market women, hawker, hawkers, hawk, hawking, petty trader, petty trading, kiosk, roadside, provisions, pepper seller, seller, street vendor, vendor, mama put, buka, bukka, pure water, table by the road, small shop, market trader, informal',
  rider:
    'okada, keke, napep, tricycle, bike rider, rider, riders, danfo, bolt driver, uber driver, dispatch rider, taxi driver, bus driver',
  artisan:
    'artisan, artisans, mechanic, tailor, tailoring, hairdresser, barber, carpenter, bricklayer, vulcanizer, vulcaniser, welder, plumber',
  agent: 'pos agent, pos business, pos, pos operator',
  freelancer:
    'freelancer, freelance, freelancing, upwork, fiverr, toptal, payoneer, remote worker, remote job, remote work, remotely, gig, wise account, contractor abroad, deel',
  creator:
    'influencer, content creator, youtuber, youtube, tiktok, tiktoker, instagram, skit, adsense, monetization, facebook',
  selfEmployed:
    'self employed, selfemployed, self-employed, work for myself, my own boss, sole proprietor, business owner, own business, my own business, sole trader, entrepreneur, businesswoman, businessman',
  landlord:
    'landlord, landlady, tenants, my tenants, tenant pays me, let out, letting, lease out, rent out, airbnb, shortlet, short let, collect rent, rent i collect, rent i receive, rental income, rent from my house, rent from my property',
  jobless:
    'jobless, unemployed, no job, no work, no income, no get work, not working, do not work, looking for work, without a job, without income',
  domesticStaff:
    'gateman, cook, steward, househelp, house help, gardener, maid, nanny, security guard, domestic staff, my driver, pays my driver',
} as const
