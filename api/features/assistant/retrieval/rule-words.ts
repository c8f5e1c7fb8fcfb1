/** What the words weigh in which a rule is asked for beside amounts: made of the questions in testing/ by the test beside it, with -u. */
export const ruleWords = `
5.2: before tax
5: consolidated, consolidated relief, i fit, still there
4.9: it from
4.7: # #, file, of gross, remove it
4.5: fit remove, or what, there in
4.3: # plus, below, below #, calculate my, dey tax, it still, pass #, plus #, relief of, remove the, that so, to file, true that, use the, wetin i
4.2: reduce my
4.1: again
4: already, anybody, apply, cancelled, declare, first, gone, happened, individuals, inheritance, life, mean, register, replaced, since, their, tithe, who, wont, year's
3.8: can i, tax again
3.7: can
3.6: i remove, na true
3.5: fit, true
3.4: # from, calculate, free, it true, small, tax or
3.3: # of, before, use
3.2: before they, claim the, correct so, e fit, fit reduce, me on, or how, pass, pls is, plus, reduce, rent can, shop, with my
3.1: claim, income before, no go, people
3: or, relief
2.9: # or, band, cost, from my, going, going to, i'm, it for, loan, off, off my, rate, removing tax, return, say na, tax people, taxable, the money, there any, they will, to me, wey dey, which rate, you
2.8: same
2.7: and the, dem say, e correct, loss, minimum, my profit, say, tax law, that money, the #, these
2.6: my income, new tax, that #, year no
2.5: person, they tax, this new
2.4: money, there
2.3: # in, allowance, and i, another, are, but, charges, children, death, do they, does each, does this, earns, expects, fine, giving, gratuity, happen, help, i get, i use, is that, it and, it's, less, level, man, not, o, office, once
2.3: premium, real, run, shares, some, somebody, something, than, that one, the same, this #, time, wan, was, we, when, when i, whole #
2.2: each of, must i, rent relief, tax me
2.1: e, like, need to, pay any, she, still, that, will tax
2: back, bank, earn, for tax, from it, i deduct, in #, is it, must, my pension, my salary, of my, old, pay income, reach #, remove, talk, the old, touch, wey, will each
1.9: # for, abi, get, make, new, us, wey i
1.8: abt, all #, all my, an, any of, anything, at the, be removed, before i, business, change the, children and, chop, compensation, correct, cut from, days, dey for, do we, each person, even, go chop, go remove, go tax, gross is, he, hr
1.8: i earn, i no, if you, income, it reduce, join the, just, last, last year, law, like #, live, minimum wage, monthly salary, my money, reach, removed, removed from, salaries, salary for, same #, shey, so i, tax abi, tax does, tax from
1.8: the house, the one, the rent, they are, till, touch me, wage
1.7: does, i dey, it, need, on that, only, our, the new, too
1.6: any, does the, from, from am, from the, new law, remove tax, supposed, supposed to, work
1.5: as, change, comes, does that, don, enters, go touch, is there, my pay, my rent, of us, on all, paid, raise, see, share, start, tax it, tax to, together for, under, wetin go, wey dem, which, will government
1.4: any tax, does it, in my, no, profit, still have, tax na, the gain, they, to my, us pay
1.3: be removing, deduct, gain, government go, have to, i still, will they
1.2: about, both, company, dey, dey remove, goes, have, it to, leave, na, no dey, on it, pay tax, removing, salaries together, so, so that, they join, to be, under the, wife, year if
1.1: at, come, cut, dem, government, of, salary, to, to pay
1: # tax, collect tax, go dey, i need, in the, job, keep, much e, much of, of that, pay #, paying now, put, take from, tax on, tax wey, the profit, they remove, to tax, what does, which one, year for
0.9: # profit, collect, do, e go, each, i make, i suppose, is tax, my own, n, on, remove from, right
0.8: dem go, for my, gross, of #, of the, on the, own, rent, tax go, this, will the
0.7: aba, agbara, am, and how, and what, apartment, august, bakery, balance, been, boys, brings, casual, catch, compared, contract, dat, data, deduction, dem dey, dis, dividend, factory, federal, figure, firm, fuel, gift, give, had, i have
0.7: ibadan, jobs, july, kids, landlord, late, leaves, lessons, light, lose, march, me to, micro, negotiated, net, now, on my, on top, part, payslip, pfa, remitting, sack, salon, save, site, taxed, then, there tax, think, those, thru
0.7: unilag, up, using, voluntary, whole
0.6: #, # how, actually, because, dey pay, do i, i take, is the, me, please how, pls, school, suppose dey, the full, top
0.5: be paying, go, house, if they, join, na #, the whole, them, they be
0.4: # weeks, a l, abeg how, about if, account each, added, after pension, all, all of, and, and per, and tax, apart, apart from, b, be deducting, be keeping, be monthly, be setting, become, by, capital, capital gains, come out, day
0.4: deducted, deducting, deducting from, dem give, design, down, end of, enters my, expenses, extra #, from #, gains, gains tax, go remain, go still, have left, here, him, home every, home pay, hospital, i, i really, if it, in tax
0.4: income tax, income this, increase am, increase it, into my, it goes, it now, join how, join our, keeping, keeping aside, l student, lagos, land, left in, make #, me how, month and, month from, month in, month inside, month nko
0.4: much capital, much dem, much does, my nigerian, my whole, my wife, nigeria for, no other, nurse, of them, one, other income, our salaries, owe tax, own tax, pay altogether, pay here, paying tax, pays, pension every, pension how
0.4: per day, please what, put together, remove #, remove for, removing as, rsa, salary and, salary is, sales, setting, setting aside, severance, should come, should it, side, so the, staff, still pay, suppose cut, taking, tax #, tax dey
0.4: tax together, tax would, tax yearly, taxed and, teacher in, that bonus, that bring, that in, the flat, they deduct, this for, to december, total paye, weeks, wetin, what do, whole tax, will remain, with, year all, year altogether
0.4: year go, year i, year in
0.3: full, go collect, i add, i to, if my, in, nigeria, of it, tax am, whole year
0.2: add, is, pay, per year, the
0.1: # and, # monthly, # naira, # to, abeg wetin, also pay, am to, and #, ask them, be how, be in, be tax, be taxed, bring, car add, car included, car inside, d, dey cut, dey inside, due on, end, exactly, flat, for a, for year, go enter
0.1: go to, hand after, his, home monthly, i be, i do, i keep, i supposed, if, if dem, if na, interest, it be, it how, l, me in, month if, month into, month so, month will, monthly tax, much for, my #, nhf #, nigerian, nigerian tax, on both
0.1: on everything, out of, pay as, pay per, pay this, paying every, pls how, pls what, remains for, removing every, rent #, should the, suppose, tax a, tax government, tax so, tax this, the interest, the salary, the th, them for, together
0.1: two together, want, week for, what remains, whats my, whole of, will, will be, will go, will that, with #, would my, year be, year please, year then
-0.1: # months, a teacher, account monthly, add to, altogether in, and by, be every, bonus, did, enter my, for month, go pay, her tax, i put, inside, is due, is left, keep aside, me after, mine, monthly after, monthly how, monthly paye
-0.1: much go, much personal, my monthly, my yearly, ok and, on #, on this, other, owe in, pay house, pay me, paying, pension #, put #, really, remains, student, take, tax, tax is, tax monthly, that for, they increase, together how
-0.1: what would, what's the, year after, year pls
-0.2: # pension, account, actually enter, add my, am i, be left, be the, collect from, december, deductions, everything for, extra tax, for everything, give me, gross should, i paying, in a, me #, months, more, my account, my annual, nhf
-0.2: no pension, one month, paye per, pension and, please, private school, rent is, suppose comot, tax pls, th, th month, the two, whats, which tax, year na, yearly tax
-0.3: a month, enter, rent of, tax be, two
-0.4: a, altogether for, ask for, due, every week, home per, i go, in all, into, me for, month for, nko, ok, out, private, still owe, tax what, tax will, will actually, will enter, year and, year how
-0.5: account every, and my, annual tax, aside every, be per, because of, by how, for me, full year, go be, i looking, i pay, included, is on, looking, looking at, month how, much extra, my personal, my tax, owe on, pension, remain
-0.5: should they, tax and, tax every, they pay, week, with the
-0.6: comot, i also, much i, salary should, should be, so what, teacher, total for, two of, would
-0.7: # every, abeg, and pension, annual, as tax, for, gross salary, in naira, increase, left for, much do, paye for, tax now, this year
-0.8: also, be, extra, for this, her, in nigeria, my house, pay in, paye should, personal income, so how, tax how
-0.9: # per, a year, for one, hand, my hand, suppose pay, tax dem, the total, yearly
-1: aside, ask, dem suppose, every, from me, i ask, more tax, pay on, personal, will i
-1.1: left, much more, pay rent, to #, wetin be
-1.2: be for, each month, house rent, if i, month after, much paye, my take, owe for, should i, what gross, year, year with
-1.3: how, is #, much is, na how, one year, pay for, paye be, the car, what
-1.4: car, in total, monthly, much should, tax per
-1.5: paye, per, should, what's
-1.6: and if, should my, tax altogether
-1.7: am a, every month, take home, tax should, will my
-1.8: home, my paye, tax in
-1.9: altogether, for the, how much, much, what if, what should
-2: after tax, be my, month, much will, what tax
-2.1: # a, i owe, much tax
-2.3: owe, per month, the year
-2.4: after, much be, tax do, what's my
-2.5: my total, tax i, what will
-2.8: for #
-3: total tax
-3.2: total
-3.5: what is
-3.7: is my
-4.2: tax for
`
