/** What the words weigh in which a rule is asked for beside amounts: made of the questions in testing/ by the test beside it, with -u. */
export const ruleWords = `
5: before tax, consolidated, consolidated relief
4.8: # #, # of, file, it from, it true, of gross, remove it, still there
4.6: below, below #, dey tax, income before, or what, pass #, people, relief of, remove the, there in, to file, true that
4.2: again, anybody, apply, calculate, cancelled, free, going, life, loan, replaced, return, wont
4.1: can i
3.9: tax again
3.8: can
3.7: before, i remove, or, true, use, year no
3.6: relief
3.5: # from, claim, dem say, do they, me on, new tax, off, pass, reduce my, tax law
3.4: na true, no go
3.3: say
3.2: same
3.1: # or, does each, i use, old, pls is, plus, removing tax, rent can, shop, the old, there any, this #, wey dey
3: less, my profit, that #, you
2.9: from my, they tax, this new, whole #
2.8: that money, the #, there
2.6: # in, abi, abt, and i, charges, chop, compensation, does the, don, each of, earns, happen, help, hr, i'm, it and, live, loss, minimum, my income, need to, once, person, reduce
2.6: rent relief, salaries, shares, small, start, talk, tax me, than, these, time, wage, wan, when
2.4: go tax, is it, money, our, pay any, the rent
2.3: anything, earn, fit, reach #, wey, will each
2.2: does, need, us, which
2.1: all my, be removed, children, comes, does this, each person, go remove, go touch, i earn, if you, it reduce, last, last year, like #, make, not, of us, office, pay income
2.1: raise, removed from, salaries together, salary for, so i, so that, still, tax abi, tax from, taxable, that, the one, till, together for, touch, we, wetin go, what does
2.1: which one, year if
2: # for, does it, from it, i no, in my, is there, reach, remove, she, tax na, wey i, work
1.9: any, be removing, income, is that, it, law, no, on that, us pay
1.8: any tax, are, e, from am, he, i dey, in the, my pension, my rent, of my, only, paying now, profit, remove tax, supposed, supposed to, tax it, to be, will government, will tax
1.7: come, correct, from, i suppose, must i, new, the profit
1.6: as, dem go, for tax, pay tax, removing, will they
1.5: # tax, dem, dey, from the, go dey, government go, have to, i make, i need, i still, in #, is tax, just, like, much e, must, my own, na, own, pay #, put, removed, suppose dey
1.5: there tax
1.4: each, much of, on it, tax go, the gain, they
1.3: # profit, e go, for my, government, gross, have, join, of, on the, tax on, tax wey, too, year for
1.2: at, both, cut, deduct, gain, me to, my salary, on, on my, still have, taxed, the full, to, to pay, under, whole
1: # how, aba, allowance, an, apartment, august, b, back, bank, boys, brings, capital, catch, contract, dat, deducted, deducting, design, dividend, enters, exactly, federal, firm
1: flat, for year, full, gains, get, gift, him, ibadan, interest, jobs, july, kids, lagos, leaves, lessons, march, mine, months, na #, net, new law, of #, of the, own tax, paid
1: part, pays, please how, remitting, rsa, sack, sales, salon, setting, shey, staff, the whole, they remove, this
0.9: be paying, dem dey, dey pay, do, rent, school, the new, what's the
0.8: #, go, if they, me, one, whole year
0.7: # and, # to, # weeks, a l, abeg how, abeg wetin, account each, added, all, and by, apart, apart from, be every, be keeping, be monthly, bring, car add, car included
0.7: car inside, collect, company, dey cut, dey remove, down, due on, end of, expenses, from #, go enter, go to, goes, have left, here, his, home monthly, home pay, hospital, house
0.7: i be, i do, i get, i have, if my, if na, income this, increase am, increase it, inside, into my, it how, it now, it to, job, keeping, keeping aside, l, l student, leave
0.7: left in, make #, me how, me in, month from, month in, month into, monthly paye, much go, my #, my monthly, my whole, my wife, nhf #, nigeria for, nigerian, nigerian tax
0.7: no dey, no other, no pension, nurse, on both, on everything, one month, other income, out of, pay altogether, pay here, pay per, paying tax, pension how, per year, please what
0.7: pls, pls how, pls what, really, remains for, remove #, removing every, salary and, salary is, severance, share, should it, should the, side, so, so the, suppose cut, taking
0.7: tax #, tax government, tax so, tax this, teacher in, that bonus, that in, the th, them, they deduct, to december, together, total paye, two together, week for, weeks, what do
0.7: whole tax, will go, will remain, with #, year all, year go, year then
0.6: am, do i, in, is the, suppose, tax am, wetin, will be
0.5: if, income tax
0.4: # naira, account monthly, add to, also pay, am to, and #, and what, be how, be in, be the, by how, collect tax, d, deductions, dey for, did, end, extra tax, for everything
0.4: for month, full year, hand after, i, i keep, i put, i supposed, in a, is due, it be, keep, keep aside, land, month if, month will, my yearly, naira, now, on #, on this, out
0.4: owe in, pay, pay as, pay house, pay me, paying, paying every, pension #, put #, remains, rent #, right, salary, still owe, tax a, tax monthly, tax what, that for, the salary
0.4: the two, to my, to tax, together how, what remains, what would, whats my, whole of, wife, would my, year be, year please
0.3: a month, and how, enter my, me #, the
0.2: # pension, a teacher, about, account, add my, altogether in, and, annual tax, because, because of, bonus, by, collect from, due, every week, give, give me, go pay, her tax
0.2: into, is, is left, me after, monthly after, monthly how, much do, much extra, much personal, my account, my personal, n, nhf, nko, of that, ok and, other, owe on, pension and
0.2: please, remain, remove from, student, suppose comot, tax every, th, th month, they increase, two, week, with, year after, year and, year na, year pls, yearly tax
0.1: actually enter, ask for, be left, december, enter, everything, everything for, home per, i paying, i take, in all, included, is on, me for, month for, much i, my annual, of it
0.1: on top, paye per, private school, rent is, rent of, tax how, tax pls, the tax, then, top, two of, under the, whats, will, year how
-0.1: # every, a, abeg, altogether for, annual, aside every, be per, comot, extra, go collect, i looking, looking, looking at, month how, ok, private, should they, so what, tax
-0.1: tax dey, they pay, total for, will actually, will enter, would
-0.2: account every, actually, and my, go be, hand, i add, i also, in naira, my, my hand, personal income, salary should, should be, tax is, tax now, tax will, they be, this year
-0.3: also, and pension, as tax, for this, gross salary, i ask, i pay, pay on, paye for, so how, suppose pay, tax be, teacher, the total, will the, yearly
-0.4: # per, a year, am i, ask, be, every, for one, in nigeria, left for, my house, nigeria, paye should, personal, tax dem
-0.5: aside, her, i to, increase, much paye, pay in, pension, what gross
-0.6: dem suppose, from me, if i, more tax, much more, the car, wetin be, year with
-0.7: # monthly, car, each month, house rent, i go, in total, month after, na how, owe for, to #, year
-0.8: add, for, left, more, my take, one year, pay rent, will i
-0.9: be for, is #, much should, pay for, paye, paye be, what's, with the
-1: my tax, should my
-1.1: for me, per, tax altogether, tax and, tax per
-1.2: and if, every month, how, what
-1.3: am a, home, take home, tax in, tax should, what should, will my
-1.4: much is, much will, my paye, take, what tax
-1.5: altogether, be my, how much, month, much, what if
-1.6: after tax, for the, i owe
-1.7: # a, much tax, owe
-1.8: should i, the year
-1.9: after, monthly, what's my
-2: much be, per month, tax do, tax i
-2.1: my total, what will
-2.3: for #
-2.5: total tax
-2.6: should
-2.7: total
-3: what is
-3.3: is my
-3.7: tax for
`
