/** What the words weigh in which a rule is asked for beside amounts: made of the questions in testing/ by the test beside it, with -u. */
export const ruleWords = `
5.1: before tax
4.9: consolidated, consolidated relief, it from
4.7: # #, file, i fit, remove it, still there
4.5: of gross, or what, there in
4.3: before they, below, below #, calculate my, dey tax, fit remove, pass #, relief of, remove the, that so, to file, true that, use the, wetin i
4.1: again, reduce my
4: already, anybody, apply, cancelled, declare, gone, inheritance, life, mean, register, replaced, since, their, who, wont, year's
3.8: can i, tax again
3.7: can
3.6: i remove, na true
3.4: # from, before, calculate, income before, it true, people, small, tax or, true
3.3: fit, use
3.2: correct so, e fit, fit reduce, free, me on, or how, pass, pls is, rent can, shop, with my
3.1: # of, no go, reduce, relief
2.9: # or, band, claim, claim the, cost, from my, going, going to, i'm, it for, loan, off, off my, or, plus, rate, removing tax, return, say na, taxable, the money, there any, they will, to me, wey dey, which rate, year no, you
2.8: same, they tax
2.7: and the, dem say, e correct, loss, my profit, say, tax law, that money, the #, these
2.6: i get, my income, new tax, that #
2.5: person, there, this new
2.4: money
2.3: # in, and i, another, are, bank, but, charges, children, death, do they, does each, does this, earns, expects, fine, giving, gratuity, happen, help, i deduct, i use, is that, it and, it's, less, level, live, man, minimum, not, o
2.3: office, once, premium, real, rent relief, run, shares, some, somebody, something, tax me, than, that one, the same, this #, time, wan, was, when, when i, whole #, will tax
2.2: each of, must i
2.1: e, from it, like, need to, pay any, she, that
2: anything, back, earn, for tax, get, must, my pension, my salary, of my, old, pay income, reach #, remove, talk, the old, the rent, touch, will each
1.9: # for, abi, is it, make, new, still, us, wey, wey i
1.8: abt, all #, all my, allowance, an, any of, at the, be removed, before i, change the, children and, chop, compensation, correct, cut from, days, dey for, each person, even, go chop, go remove, go tax, he, hr, i earn, i no, if you, in #
1.8: income, it reduce, join the, just, last, last year, law, like #, minimum wage, monthly salary, my money, on all, our, reach, removed, removed from, salaries, salary for, same #, shey, so i, tax abi, tax does, tax from, tax to, the one
1.8: they are, till, together for, touch me, wage, we
1.7: does, from, i dey, is there, it, need, on that, the new
1.6: any, deduct, does the, from am, from the, in my, new law, remove tax, supposed, supposed to, which, work
1.5: as, be removing, change, comes, does that, don, enters, go touch, my pay, my rent, no, of us, paid, raise, see, share, start, tax it, the gain, under, wetin go, wey dem, will government
1.4: about, any tax, does it, gain, government go, i still, only, profit, still have, tax na, they, to my, too, us pay, will they
1.3: dey, have to, pay tax
1.2: both, company, dey remove, goes, it to, leave, na, no dey, on it, removing, salaries together, so, so that, take from, they join, to be, under the, which one, wife, year if
1.1: at, come, cut, dem, government, have, of, they remove, to, to pay
1: # profit, # tax, collect tax, go dey, i make, i need, in the, is tax, job, keep, much e, much of, of that, pay #, paying now, put, remove from, tax on, tax wey, the profit, to tax, what does, year for
0.9: because, collect, do, e go, each, i suppose, me to, my own, n, of the, on, own, right, salary, there tax
0.8: dem go, for my, on the, rent, tax go, this, will the
0.7: aba, agbara, and how, apartment, august, bakery, balance, been, boys, brings, business, casual, catch, compared, contract, dat, data, deduction, dem dey, dey pay, dis, dividend, do i, factory, federal, figure, firm, fuel, gift, give
0.7: gross, had, him, i have, ibadan, jobs, july, kids, landlord, late, leaves, lessons, light, lose, march, micro, negotiated, net, on my, on top, part, payslip, pfa, remitting, sack, salon, save, site, taxed, them, then, think, those
0.7: thru, unilag, up, using, voluntary, whole
0.6: # how, actually, am, go, house, i take, me, of #, please how, pls, school, suppose dey, the full, they be, top
0.5: #, be paying, by, if they, join, na #, now, own tax, tax dey, the whole, with
0.4: # weeks, a l, abeg how, account each, added, after pension, all, all of, and tax, apart, apart from, ask them, b, be deducting, be keeping, be monthly, be setting, become, bring, capital, capital gains, car inside, come out, day
0.4: deducted, deducting, deducting from, dem give, design, dey inside, down, end of, enters my, expenses, extra #, flat, from #, gains, gains tax, go collect, go enter, go remain, go still, have left, here, his, home every, home pay
0.4: hospital, i, i add, i really, if it, income tax, income this, increase am, increase it, into my, is the, it goes, it now, join how, join our, keeping, keeping aside, l student, lagos, land, left in, make #, me how, month and
0.4: month from, month in, month inside, month nko, much capital, much dem, much does, my nigerian, my whole, my wife, nigeria for, no other, nurse, of it, of them, one, other income, our salaries, owe tax, pay altogether, pay here, pay per
0.4: paying tax, pays, pension every, pension how, per day, per year, please what, put together, remains for, remove #, remove for, rsa, salary and, salary is, sales, setting, setting aside, severance, should come, should it, side, so the
0.4: staff, suppose cut, taking, tax #, tax so, tax would, tax yearly, taxed and, teacher in, that bonus, that in, them for, they deduct, this for, to december, total paye, weeks, wetin, whole tax, will remain, year all, year altogether
0.4: year go, year i, year in
0.3: add, and, full, i to, if my, in, nigeria, pay, tax am, whole year
0.2: for year, is, the
0.1: # and, # monthly, # naira, # to, abeg wetin, also pay, am to, and #, and by, be how, be in, be tax, be taxed, car add, car included, d, dey cut, due on, end, exactly, for a, go to, hand after, home monthly, i be, i do, i keep
0.1: i supposed, if, if dem, if na, inside, interest, it be, it how, l, me in, month if, month into, month so, month will, monthly tax, much go, my #, nhf #, nigerian, nigerian tax, on both, on everything, out of, pay as, pay house
0.1: pay this, paying every, pls how, pls what, remains, removing every, rent #, should the, suppose, tax a, tax government, tax this, the interest, the salary, the th, together, two together, want, week for, what remains, what's the
0.1: whats my, whole of, will, will be, will go, with #, would my, year be, year please, year then
-0.1: # months, a teacher, account, account monthly, add to, altogether in, be every, bonus, deductions, did, enter my, extra tax, for month, go pay, gross should, her tax, i put, in a, is due, is left, keep aside, me after, mine
-0.1: monthly after, monthly how, monthly paye, more, much personal, my account, my monthly, my yearly, no pension, ok and, on #, on this, other, owe in, pension #, put #, really, student, take, tax, tax is, tax monthly, that for
-0.1: they increase, together how, what would, year after, year pls
-0.2: # pension, actually enter, add my, am i, annual tax, be left, be the, because of, collect from, december, enter, everything for, for everything, give me, i paying, me #, me for, months, my annual, nhf, one month, paye per, pension and
-0.2: please, private school, rent is, suppose comot, tax pls, tax what, th, th month, the two, whats, which tax, year and, year na, yearly tax
-0.3: a month, rent of, tax be, two
-0.4: a, altogether for, and what, ask for, be per, by how, due, every week, for me, home per, i go, i pay, in all, into, month for, much extra, nko, ok, out, private, should they, still owe, tax and, tax every, tax will, will actually
-0.4: will enter, with the, year how
-0.5: account every, and my, annual, aside every, full year, go be, i looking, included, is on, looking, looking at, month how, my personal, owe on, pension, remain, they pay, week
-0.6: as tax, comot, i also, much i, my tax, paye for, salary should, should be, so what, tax now, teacher, this year, total for, two of, what do, would
-0.7: # every, abeg, and pension, be, extra, for, gross salary, in naira, increase, left for, much do, personal income, tax how
-0.8: a year, also, for this, hand, her, in nigeria, my hand, my house, pay in, paye should, so how
-0.9: # per, for one, i ask, pay on, suppose pay, tax dem, the total, yearly
-1: aside, ask, dem suppose, every, from me, more tax, much more, personal, what gross, will i, year with
-1.1: house rent, if i, left, much paye, pay rent, to #, wetin be, year
-1.2: be for, each month, month after, my take, owe for, should i, the car
-1.3: car, how, in total, is #, monthly, much is, na how, one year, pay for, paye be
-1.4: much should, paye, per, should, tax per, what
-1.5: tax altogether, what's
-1.6: and if, should my, will my
-1.7: am a, every month, take home, tax in, tax should
-1.8: for the, home, how much, much, my paye, what should
-1.9: altogether, much will, what if, what tax
-2: after tax, be my, month
-2.1: # a, i owe, much tax
-2.3: after, owe, per month, the year, what's my
-2.4: much be, tax do
-2.5: my total, tax i, what will
-2.7: for #
-2.9: total tax
-3.2: total
-3.5: what is
-3.7: is my
-4.1: tax for
`
