/** What the words weigh in which a rule is asked for beside amounts: made of the questions in testing/ by the test beside it, with -u. */
export const ruleWords = `
5.2: before tax, consolidated, consolidated relief
5.1: i fit, still there
4.9: # #, it from
4.7: file, of gross, or what, remove it
4.5: fit remove, inheritance, there in
4.3: # plus, # rent, add it, again, below, below #, calculate my, dey tax, how do, it still, pass #, plus #, relief allowance, relief of, remove the, still claim, that so, the consolidated, to file, true that, use the, wetin i, who
4.2: reduce my
4: allawee, already, anybody, apply, cancelled, declare, first, gone, happened, individuals, life, mean, nysc, register, replaced, since, their, tithe, wont, year's
3.8: can i, tax again
3.7: can
3.6: na true
3.5: fit, true
3.4: # from, calculate, it true, me on, tax or
3.3: before, claim, use
3.2: # or, before they, claim the, correct so, e fit, fit reduce, going, going to, i remove, or how, pass, pls is, plus, reduce, rent can, shop, with my
3.1: income before, no go, people, relief, taxable
2.9: # free, # that, band, cost, earns, free, from my, i'm, loan, off, off my, rate, real, removing tax, return, say na, small, tax people, the money, the real, they tax, they will, to me, wey dey, which rate
2.8: do they, my income, or, same, that money, the #
2.7: # of, allowance, and the, dem say, e correct, loss, minimum, my profit, tax law
2.6: new tax, pay income, say, year no, you
2.5: money, person, this new
2.3: and i, another, charges, children, death, do we, does each, does this, each of, expects, fine, giving, gratuity, happen, help, hers, i use, it and, it's, less, level, like, man, monthly salary, o, office, once, premium, rent relief
2.3: run, shares, some, somebody, something, tax me, than, that #, that one, the same, there any, these, thing, this #, time, touch, wan, was, we, when, when i, whole #, worker
2.2: is that, must i, there
2.1: # in, are, e, i get, is it, it to, must, need to, pay any, she, still, will tax
2: back, bank, earn, for tax, from it, get, go tax, i deduct, in #, it for, my pension, not, old, reach #, remove, share, start, talk, tax it, that, the old, to my, will each
1.9: abi, income, make, new, removed, wey
1.8: abt, all #, all my, amount, an, any of, anything, at the, be removed, before i, business, but, change the, children and, chop, compensation, cut from, days, dey for, does, each person, even, for each, gives, go chop, gross is, he, hr
1.8: i earn, i no, if you, it, it reduce, join the, just, last, last year, like #, live, me a, minimum wage, month do, my money, my salary, of my, on that, removed from, salaries, salary for, same #, shey, so i, still tax, tax abi, tax does
1.8: the one, the rent, they are, till, to be, touch me, us, wage
1.7: # for, correct, law, need, our, tax from, the new, too, wey i
1.6: any, from, from am, from the, i dey, new law, reach, remove tax, supposed, supposed to, work
1.5: # with, change, comes, does that, don, go remove, go touch, of us, only, paid, raise, see, tax to, the flat, the house, they, under, wetin go, wey dem, will government, will they, with no
1.4: any tax, does it, does the, i still, is there, no, profit, still have, the gain, which
1.3: as, at, be removing, deduct, gain, have, have to
1.2: be taxed, dey remove, enters, flat, government go, in my, leave, my #, my pay, my rent, na, no dey, on all, on it, or #, pay tax, removing, right, salaries together, so that, tax na, they join, to, together for, under the, us pay
1.1: about, come, cut, dem, dey, i add, of, so, taxed, to pay
1: # tax, both, collect tax, do, each, go dey, goes, government, i need, keep, much e, much of, of that, paying now, salary, take from, tax on, tax wey, the profit, they remove, to tax, what does, wife, with #, year for, year if
0.9: # profit, company, dem go, e go, give, i make, i suppose, n, on, on the, pay #
0.8: am, income tax, of the, put, rent, this
0.7: aba, add, agbara, alone, and what, august, bakery, balance, been, boys, brings, buy, casual, catch, collect, count, dat, data, dis, dividend, do i, dont, drop, factory, federal, figure, firm, for my, fuel, gave, gift, had, i have
0.7: ibadan, job, jobs, july, kids, landlord, late, lessons, liability, lose, march, micro, my own, negotiated, now, on my, own, part, payslip, pfa, pocket, remitting, remove from, sack, salon, save, site, spend, think, thru, unilag, using
0.7: voluntary, what's the, which one, whole
0.6: #, # how, # pension, actually, is the, me, me to, no pension, of #, please how, school, suppose dey, tax am, the full, then, will the
0.5: and how, because, dem dey, dey pay, go, gross, house, join, na #, on top, pls, tax go, the whole, them, there tax, they be, with
0.4: # weeks, a l, about if, account each, after all, after pension, all of, and, and nhf, and per, and tax, apart, apart from, apartment, b, be deducting, be keeping, be paying, be setting, become, better, capital, capital gains, come out
0.4: compared, contract, correct tax, day, deducted, deducting, deducting from, deduction, dem give, design, down, end of, expenses, extra #, gains, gains tax, go comot, go remain, go still, have left, have no, here, home every, home pay
0.4: hospital, i, i really, i take, if it, if they, income this, increase am, increase it, into my, it goes, it now, join how, join our, keeping, keeping aside, l student, lagos, land, left in, letter, light, make #, me how, month and
0.4: month in, month inside, month nko, much capital, much dem, much does, much gross, my gross, my nigerian, my whole, nigeria for, nurse, of them, other income, our salaries, pay altogether, pay here, paying tax, pension every
0.4: pension how, pension is, per day, please what, put together, remove #, remove for, removing as, rsa, salary and, sales, setting, setting aside, severance, should come, should it, so the, staff, still pay, suppose cut, taking, tax if
0.4: tax together, tax yearly, taxed and, teacher in, tell, that bonus, that bring, that in, the extra, the paye, the right, they deduct, this for, those, to december, top, top of, up, weeks, what about, whats the, whole tax, wife she
0.4: will remain, year all, year altogether, year go, year tax
0.3: all, i to, if my, in the, nigeria, one, pay, wetin, whole year
0.2: by, full, go collect, in, is, more, of it, own tax, paying, tax dey, the, will
0.1: # naira, # to, a month, abeg how, abeg wetin, added, also pay, am to, and #, ask them, be how, be in, car add, car included, car inside, d, dey cut, dey inside, due on, end, enters my, for a, from #, go to, hand, him, i be, i do
0.1: i keep, i supposed, if dem, if na, in tax, interest, is tax, it be, it how, l, leaves, me in, month from, month if, month into, month so, month will, monthly tax, much for, my wife, no other, on both, on everything, on me, out of
0.1: owe tax, pay this, pays, per year, pls how, pls what, remains for, removing every, rent #, salary is, side, suppose, tax #, tax a, tax government, tax so, the interest, the salary, the th, them for, total paye, two together, want
0.1: week for, what do, what remains, whats my, whole of, will be, will go, will that, year be, year i, year in, year please, year then
-0.1: # and, a teacher, account monthly, add to, altogether in, be every, be monthly, bonus, bring, enter my, exactly, go enter, go pay, hand after, his, home monthly, inside, is due, keep aside, me after, monthly paye, much go
-0.1: much personal, my monthly, naira, net, nhf #, nigerian, nigerian tax, ok and, on this, owe in, pay as, pay house, pay me, pay per, paying every, put #, really, remains, student, tax, tax this, tax would, that for, together how
-0.1: what would, would my, year after, year pls
-0.2: # monthly, a, account, actually enter, add my, am i, and by, be left, be the, collect from, december, did, everything for, extra tax, for everything, for month, for year, her tax, i paying, is left, mine, monthly after, monthly how
-0.2: my account, my annual, my yearly, on #, one month, other, pension #, pension and, please, private school, rent is, should the, suppose comot, take, tax is, th, th month, they increase, which tax, year na
-0.3: enter, i pay, in a, pension, the two
-0.4: # months, altogether for, ask for, be tax, deductions, due, every week, gross should, home per, i go, i put, into, me #, month for, nko, ok, paye per, private, rent of, still owe, tax be, tax pls, tax what, two, whats, will actually
-0.4: will enter, with the
-0.5: account every, and my, aside every, be per, for me, full year, give me, go be, i looking, in all, included, looking, looking at, month how, months, my personal, nhf, remain, should they, tax every, tax monthly, tax will, they pay
-0.5: year and, yearly tax
-0.6: annual tax, be, because of, by how, me for, much extra, much i, my tax, out, owe on, salary should, should be, teacher, week
-0.7: # every, and pension, i also, is on, left for, tax and, tax now, two of, year how
-0.8: abeg, comot, for, in naira, in nigeria, increase, my house, paye should, so what, this year, what's, will i
-0.9: # per, a year, also, annual, for this, gross salary, her, much do, pay in, paye for, personal income, suppose pay, tax how, the total, would
-1: as tax, aside, dem suppose, every, extra, for one, i ask, monthly, my hand, pay on, so how, tax dem, total for, yearly
-1.1: ask, more tax, pay rent, personal
-1.2: be for, each month, from me, house rent, left, month after, much more, much paye, my take, should i, to #, wetin be, what, year, year with
-1.3: if i, owe for, the car
-1.4: car, how, is #, much is, much should, na how, one year, pay for, paye be, tax per, what gross
-1.5: in total, paye, per, should, tax altogether
-1.7: am a, and if, for the, month, should my, tax should, will my
-1.8: every month, my paye, take home
-1.9: home, how much, much, what if
-2: altogether, be my, much will, tax in, the year, what should
-2.1: after tax
-2.2: # a, i owe, much tax, what tax
-2.3: owe
-2.4: per month, tax do, what's my
-2.5: after, much be, my total, tax i
-2.6: what will
-2.9: for #
-3: total tax
-3.2: tax for
-3.3: total
-3.6: what is
-3.7: is my
`
