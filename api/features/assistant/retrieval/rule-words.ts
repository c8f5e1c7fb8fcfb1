/** What the words weigh in which a rule is asked for beside amounts: made of the questions in testing/ by the test beside it, with -u. */
export const ruleWords = `
5.2: before tax, consolidated, consolidated relief
5: i fit, still there
4.9: # #
4.7: file, of gross, or what, remove it
4.5: add it, calculate my, fit remove, inheritance, there in
4.3: # plus, # rent, again, and pay, as income, below, below #, dey tax, how do, it still, pass #, plus #, relief allowance, relief of, remove the, still claim, that so, the consolidated, they calculate, to file, true that, use the, wetin i
4.3: who
4.2: reduce my
3.9: allawee, already, anybody, apply, can i, cancelled, declare, first, gone, happened, individuals, life, mean, nysc, register, replaced, since, their, tithe, wont, year's
3.8: it from, tax again
3.7: can
3.6: calculate, it true, true
3.5: fit, na true
3.4: # from, before, before they, me on, tax or
3.3: claim
3.2: # or, claim the, correct so, e fit, fit reduce, going, going to, i remove, or how, pass, pls is, plus, rent can, shop, with my
3.1: income before, no go, people, reduce, relief, taxable
2.9: free, from my, off, small, the money, use
2.8: # free, # that, add that, band, cost, do they, earns, i'm, is he, it is, loan, off my, rate, real, removing tax, return, same, say na, tax people, that money, the real, they tax, they will, to me, wey dey, which rate
2.7: # of, allowance, and the, dem say, e correct, loss, minimum, my profit, or, tax law, the #
2.6: my income, new tax, pay income, say, year no, you
2.5: money, person
2.3: another, charges, children, death, do we, does each, does this, don't, each of, expects, fine, giving, gratuity, happen, help, hers, i use, it and, it to, it's, january, join the, less, level, like, man, monthly salary, must i, o
2.3: office, once, premium, rent relief, run, salary for, shares, some, somebody, something, subtract, tax it, tax me, than, that #, the same, there any, these, thing, this #, this new, time, to my, touch, wan, was, we, when, when i
2.3: whole #, worker
2.2: is it, is that, must, my salary, there
2.1: # in, are, e, he, i get, need to, pay any, she, still, will tax
2: and i, back, bank, earn, for tax, from it, go tax, i deduct, in #, my pension, not, old, reach #, share, start, talk, that, that one, the old, will each, will government
1.9: abi, get, income, make, on that, remove, removed, us, wey
1.8: abt, all #, all my, amount, an, any of, at the, be removed, before i, business, but, change the, children and, chop, compensation, cut from, days, each person, even, for each, gives, go chop, gross is, hr, i earn, if you, it, it reduce
1.8: last, last year, like #, live, me a, minimum wage, month do, my money, na only, new, removed from, same #, shey, so i, still tax, tax abi, the one, they add, they are, till, touch me, wage
1.7: anything, dey for, does, i no, need, of my, salaries, tax from, the new, the rent, to be, wey i
1.6: # for, any, gain, i dey, law, our, remove tax, right, the gain, will they, work
1.5: # with, change, comes, correct, does that, don, from, from am, go remove, go touch, i still, is there, it for, just, of us, paid, raise, reach, see, supposed, supposed to, tax does, tax to, the flat, the house, they, wetin go, wey dem
1.5: with no
1.4: any tax, as, does it, does the, from the, new law, no, profit, still have, too, which
1.3: at, be removing, deduct, have, have to, on it, only, pay tax, taxed, under
1.2: be taxed, dey remove, enters, flat, government go, leave, my #, my pay, my rent, na, no dey, or #, salaries together, they join, to, together for, two together, under the, us pay
1.1: about, add, cut, dem, dem go, dey, government, in my, removing, salary, so, tax na, tax on
1: # tax, collect tax, come, do, each, go dey, goes, i add, i need, keep, much e, much of, of, of that, on all, on the, paying now, so that, take from, tax wey, the profit, there tax, to pay, to tax, what does, wife, with #, year for
1: year if
0.9: # profit, both, company, e go, give, i make, i suppose, n, on, pay #, they remove
0.8: join, of the, put
0.7: aba, agbara, alone, am, and what, august, bakery, balance, been, boys, brings, buy, casual, catch, collect, cook, count, dat, data, dis, dividend, do i, dont, drop, factory, federal, figure, firm, fuel, gave, gift, had, i have, ibadan
0.7: income tax, job, jobs, july, kids, landlord, late, lessons, liability, lose, march, micro, my own, myself, negotiated, nobody, now, part, pfa, pocket, remitting, remove from, rent, sack, salon, save, site, spend, think, this, thru
0.7: trader, unilag, using, voluntary, which one
0.6: #, # how, # pension, actually, for my, is the, me to, no pension, on my, own, school, suppose dey, the full, then, what's the, whole, will the
0.5: and how, because, dey pay, go, gross, me, more, na #, of #, on top, please how, pls, tax am, they be
0.4: # nhf, # weeks, a l, about if, account each, after all, after pension, and, and nhf, and per, and tax, apart, apart from, apartment, b, be deducting, be keeping, be paying, be setting, become, better, capital, capital gains, come out
0.4: compared, contract, d tax, day, deducted, deducting, deducting from, deduction, dem dey, dem give, design, did they, down, end of, expenses, extra #, gains, gains tax, go comot, go remain, go up, gross per, hand each, have left
0.4: have no, here, home after, home every, home pay, hospital, house, i, i really, i take, i tell, if it, if the, if they, income this, increase am, increase it, into my, is his, it goes, it now, join how, join our, keeping, keeping aside
0.4: l student, lagos, land, left in, letter, light, make #, me how, month and, month in, month inside, month nko, month under, much capital, much dem, much does, much gross, my gross, my nigerian, my payslip, my whole, nigeria for, nurse
0.4: of them, one how, other income, our salaries, pay altogether, pay here, paying tax, payslip, pension every, pension how, pension is, per day, please what, put together, reduce am, remain in, remove #, remove for, removing as, rsa
0.4: salary #, salary and, sales, setting, setting aside, severance, should come, should it, so the, staff, still pay, suppose cut, taking, tax go, tax if, tax suppose, tax together, tax with, tax yearly, taxed and, teacher in, that bonus
0.4: that bring, that in, the extra, the paye, the right, the whole, them, they deduct, they take, this for, top, top of, weeks, what about, whats the, whole tax, wife she, will remain, with, would be, year all, year altogether, year go
0.4: year on, year tax
0.3: if my, in the, is, nigeria, pay, together, whole year
0.2: all, go collect, i to, in, one, own tax, paying, tax dey, the, the two, wetin, will
0.1: # naira, # to, abeg how, abeg wetin, added, all of, also pay, and #, ask them, be how, be in, by, car add, car inside, correct tax, dey cut, dey inside, due on, end, enters my, for a, from #, full, go still, go to, hand, i be, i do
0.1: i keep, i supposed, if dem, if na, in tax, interest, is tax, it be, it how, l, leaves, me in, month from, month if, month into, month so, month will, my wife, no other, of it, on me, out of, owe tax, pay this, pays, per year, pls how
0.1: pls what, remains for, removing every, salary is, side, tax #, tax a, tax government, tax so, tell, the correct, the interest, the salary, the th, them for, those, to december, total paye, two, up, want, week for, what do, what remains
0.1: whats my, whole of, will be, will go, will that, year be, year in, year please, year then
-0.1: a teacher, account monthly, add to, altogether in, am to, be every, be monthly, bonus, bring, car included, d, enter my, go enter, hand after, him, home monthly, if, inside, is due, keep aside, me after, much go, much personal, net
-0.1: nigerian, nigerian tax, on both, on this, owe in, pay as, pay house, pay per, paying every, put #, really, remains, rent #, student, tax, tax this, tax would, that for, the tax, together how, would my, year after, year i, year pls
-0.2: # and, account, actually enter, add my, and by, be left, be the, collect from, exactly, extra tax, for everything, for year, go pay, her tax, his, i paying, is left, mine, monthly after, monthly how, monthly tax, my account
-0.2: my monthly, naira, nhf #, ok and, on #, one month, other, pay me, pension and, private school, rent is, take, tax is, th, th month, they increase, which tax
-0.3: # monthly, a, am i, enter, i pay, in a, pension, please
-0.4: altogether for, be tax, december, deductions, did, due, every week, everything for, for month, gross should, home per, i put, into, month for, monthly paye, much for, my annual, my yearly, nko, paye per, pension #, private, should the
-0.4: still owe, suppose comot, tax pls, tax what, what would, whats, will actually, will enter, year na
-0.5: # months, account every, and my, aside every, ask for, give me, go be, i go, i looking, in all, looking, looking at, me #, month how, my personal, ok, rent of, tax be, tax every, tax monthly, tax will, they pay, with the, year and
-0.6: be per, because of, for me, full year, included, me for, months, much extra, much i, my tax, nhf, out, owe on, remain, salary should, should they, teacher, week, yearly tax
-0.7: and pension, be, by how, i also, is on, left for, should be, tax now, two of
-0.8: # every, abeg, for, in nigeria, increase, my house, paye should, so what, tax and, this year, what's, year how
-0.9: # per, also, annual tax, comot, gross salary, her, paye for, personal income, suppose pay, tax how, the total, will i
-1: a year, as tax, aside, dem suppose, extra, for this, i ask, in naira, much do, my hand, pay in, so how, tax dem, total for, would
-1.1: annual, every, for one, pay on, personal, yearly
-1.2: ask, be for, from me, house rent, left, month after, monthly, much more, much paye, pay rent, to #, wetin be, year with
-1.3: each month, if i, my take, owe for, should i, the car, what, year
-1.4: how, is #, much is
-1.5: car, much should, na how, one year, pay for, paye be, tax per, what gross
-1.6: in total, paye, per, should, tax altogether
-1.7: should my
-1.8: am a, and if, every month, for the, month, tax should, will my
-1.9: my paye, take home
-2: altogether, home, how much, much, tax in, what if
-2.1: after tax, be my, much will, the year, what should
-2.2: i owe, much tax
-2.3: # a, what tax
-2.4: owe
-2.5: after, much be, per month, tax do, what's my
-2.6: my total, tax i, what will
-3: for #
-3.1: total tax
-3.2: tax for
-3.3: total
-3.7: what is
-3.8: is my
`
