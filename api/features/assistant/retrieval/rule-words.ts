/** What the words weigh in which a rule is asked for beside amounts: made of the questions in testing/ by the test beside it, with -u. */
export const ruleWords = `
5: before tax
4.8: consolidated, consolidated relief, i fit, it from
4.6: # #, # of, file, it true, of gross, or what, remove it, still there
4.4: below, below #, dey tax, fit remove, free, income before, pass #, people, relief of, remove the, there in, to file, true that, use the, wetin i
4.2: again
4.1: already, anybody, apply, can i, cancelled, cost, gone, life, loan, mean, rate, register, replaced, since, wont, year's
3.9: before, tax again, use
3.8: can
3.7: i remove, reduce my
3.5: # from, true
3.3: calculate, dem say, do they, me on, pass, relief, rent can, small, tax law
3.2: fit, na true, no go
3.1: or, say
3: # or, and the, correct so, does each, e correct, from my, going, going to, i deduct, i use, off my, or how, pls is, plus, removing tax, return, same, shop, tax or, that #
3: the money, there any, this #, wey dey, year no
2.9: reduce, that money
2.8: claim, less, loss, my profit, new tax, off, the #, you
2.7: there, they tax, this new
2.6: money, person, tax me
2.4: # in, abt, and i, change, charges, children, chop, compensation, death, does this, each of, earns, fine, giving, go tax, happen, help, hr, i get, i'm, it and, it's, live
2.4: minimum, my income, not, o, once, our, pay income, premium, salaries, see, shares, start, talk, taxable, than, these, time, wage, wan, was, when, whole #
2.3: wey
2.2: is that, need to, pay any, rent relief, that, the rent, us, wey i
2.1: abi, anything, are, back, correct, does the, e, earn, he, is it, is there, make, old, reach #, remove, the old, which, will each, will tax
2: from it
1.9: # for, all #, all my, be removed, children and, comes, days, does, don, each person, even, get, go remove, go touch, i earn, i no, if you, in my, it reduce, just, last
1.9: last year, like, like #, my money, of us, office, reach, removed, removed from, salaries together, salary for, she, shey, so i, still, tax abi, tax does, tax to, the one, till
1.9: together for, touch, we, wetin go, which one
1.8: income, must i, my salary, need, no, on that, tax from
1.7: any, be removing, for tax, from, i dey, in #, it, must, only, supposed, supposed to, tax na, us pay, work
1.6: any tax, from am, government go, in the, law, my pension, my rent, new, no dey, of my, paid, paying now, raise, tax it, will government, will they
1.5: as, deduct, dem, does it, pay tax, profit, remove tax
1.4: dey, i suppose, removing, they
1.3: at, dem go, dey for, from the, gain, go dey, have to, i make, job, much e, on it, put, right, so that, the profit, there tax, to be, what does, wife, year if
1.2: dem dey, each, government, i still, na, tax on, the gain, the new, to pay
1.1: # profit, # tax, come, e go, gross, have, i need, is tax, much of, my own, of, of that, own, pay #, remove from, so, tax go, tax wey, to, too, year for
1: about, both, cut, dey pay, for my, join, me to, on, on the, still have, suppose dey, this
0.9: and how, do, rent
0.8: # how, aba, agbara, allowance, an, apartment, august, b, balance, bank, been, boys, brings, capital, casual, catch, compared, contract, dat, day, design, dividend, enters
0.8: factory, federal, figure, firm, flat, gains, gift, him, i have, ibadan, jobs, july, kids, late, leaves, lessons, march, mine, net, new law, on my, part, pays, payslip
0.8: please how, remitting, sack, salary, sales, salon, save, staff, they remove, think, thru, up, using, want, whole
0.7: all, am, be paying, go, na #, of #, own tax, school, tax dey, taxed, the full, the whole, they be, under, wetin
0.6: #, do i, if they, income tax, me, one
0.5: # and, # to, # weeks, a l, abeg how, abeg wetin, account each, added, and by, apart, apart from, be deducting, be every, be keeping, be monthly, be setting, be taxed, become
0.5: bring, car add, car included, car inside, come out, company, deducted, deducting, deducting from, dey cut, dey remove, does that, down, due on, end of, exactly, expenses
0.5: for year, from #, go enter, gross should, have left, here, his, home monthly, home pay, hospital, i do, if dem, if it, income this, increase am, increase it, interest, into my
0.5: is the, it goes, it how, it now, it to, join how, keeping, keeping aside, l, l student, lagos, leave, left in, make #, me how, me in, month from, month in, month inside
0.5: month into, month so, much does, my nigerian, my pay, my whole, my wife, nhf #, nigeria, nigeria for, no other, now, nurse, of the, on both, one month, other income
0.5: pay altogether, pay here, pay per, paying tax, pension how, per year, please what, pls, pls how, remains for, remove #, removing every, rsa, salary and, salary is, setting
0.5: setting aside, severance, share, should come, should it, side, so the, suppose cut, taking, tax #, tax am, tax government, tax so, teacher in, that bonus, that in
0.5: the interest, they deduct, to december, together, total paye, two together, week for, weeks, whole tax, whole year, will remain, with #, year all, year go
0.4: and, collect, full, house, i, i be, i to, if my, in, on everything, what's the, will be
0.3: if, inside, pay, suppose
0.2: # months, # naira, account monthly, add to, also pay, am to, and #, and what, be how, be in, d, deductions, did, end, for month, go to, goes, hand after, i keep, i put
0.2: i supposed, if na, is, is due, it be, land, month if, month will, monthly paye, much go, my #, my monthly, my yearly, naira, nigerian, nigerian tax, no pension, on #, out of
0.2: owe in, pay as, pay house, pay me, paying, paying every, pension #, pls what, put #, really, remains, rent #, should the, tax a, tax monthly, tax this, tax what, that for
0.2: the salary, the th, the two, together how, what do, what remains, what would, whats my, which tax, whole of, will go, with, would my, year be, year please, year then
0.1: a month, be the, go pay, in a, me #, more, the, will
-0.1: actually enter, add my, am i, be left, because, because of, by how, december, enter, everything for, give, home per, i paying, i take, in all, is on, me for, month for, my
-0.1: my annual, nko, out, paye per, private school, remain, rent is, tax, tax every, tax pls, th, th month, two of, week, whats, with the
-0.2: everything, i go, rent of, tax and
-0.3: a, altogether for, annual, ask for, be per, by, comot, i looking, included, looking, looking at, month how, much extra, much i, my personal, ok, on top, owe on, private
-0.3: should they, tax will, then, top, under the, will actually, will enter, would, year how
-0.4: # every, abeg, account every, actually, and my, aside every, full year, go be, go collect, i also, much do, of it, salary should, should be, so what, tax how, tax is
-0.4: they pay, this year, total for
-0.5: and pension, as tax, extra, for this, gross salary, i pay, in naira, paye for, personal income, so how, suppose pay, tax now, teacher, yearly
-0.6: a year, also, be, hand, i add, i ask, in nigeria, left for, my hand, paye should, tax be, tax dem, will the
-0.7: # per, ask, every, for one, her, increase, my house, my tax, pay in, pay on, pension, the total, what gross
-0.8: dem suppose, more tax, much more, personal, the car, wetin be, will i
-0.9: # monthly, aside, car, each month, for, from me, if i, month after, much paye, to #, year, year with
-1: house rent, left, my take, pay rent
-1.1: add, be for, is #, much is, na how, one year, owe for, paye be
-1.2: how, in total, much should, pay for, paye, what, what's
-1.3: per, should my, tax altogether, tax per
-1.4: and if, every month, for me, take home
-1.5: home, tax in, will my
-1.6: am a, my paye, tax should, what should
-1.7: altogether, how much, month, much, much will, take, what if, what tax
-1.8: after tax, be my, i owe
-1.9: # a, for the, much tax
-2: owe
-2.1: after, should i, the year, what's my
-2.2: monthly, much be, per month, tax do
-2.3: my total, tax i, what will
-2.6: for #
-2.8: total tax
-2.9: should
-3: total
-3.3: what is
-3.5: is my
-3.9: tax for
`
