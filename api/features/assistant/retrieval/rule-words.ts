/** What the words weigh in which a rule is asked for beside amounts: made of the questions in testing/ by the test beside it, with -u. */
export const ruleWords = `
5.2: before tax, consolidated, consolidated relief
5: i fit, still there
4.9: # #, it from
4.7: file, of gross, remove it
4.5: fit remove, or what, there in
4.3: # plus, below, below #, calculate my, dey tax, inheritance, it still, pass #, plus #, relief allowance, relief of, remove the, that so, the consolidated, to file, true that, use the, wetin i
4.2: again, reduce my
3.9: already, anybody, apply, cancelled, declare, first, gone, happened, individuals, life, mean, register, replaced, since, their, tithe, who, wont, year's
3.8: can i, tax again
3.7: can
3.6: na true
3.5: fit, true
3.4: # from, calculate, free, it true, tax or
3.3: # of, before, use
3.2: before they, claim the, correct so, e fit, fit reduce, i remove, me on, or how, pass, pls is, plus, reduce, rent can, shop, with my
3.1: claim, income before, no go, people, relief
3: or
2.9: from my, off, small, taxable, the money, you
2.8: # or, band, cost, do they, going, going to, i'm, it for, loan, off my, rate, removing tax, return, same, say na, tax people, the #, they will, to me, wey dey, which rate
2.7: allowance, and the, dem say, e correct, loss, minimum, my income, my profit, tax law, that money, these, they tax
2.6: new tax, say, year no
2.5: person, this new
2.4: money
2.3: # in, and i, another, are, but, charges, children, death, does each, does this, each of, earns, expects, fine, gives, giving, gratuity, happen, help, i use, it and, it's, less, level, man, not, o, office, once, pay income, premium
2.3: real, run, shares, some, somebody, something, than, that #, that one, the same, there any, thing, this #, time, wan, was, we, when, when i, whole #
2.2: is that, rent relief, tax me, there
2.1: e, i get, like, need to, pay any, removed, she, still, will tax
2: back, bank, earn, for tax, from it, i deduct, in #, is it, must i, my pension, my salary, of my, old, reach #, remove, share, talk, tax it, that, the old, touch, will each
1.9: # for, abi, make, must, us, wey
1.8: # with, abt, all #, all my, an, any of, anything, at the, be removed, before i, business, change the, children and, chop, compensation, correct, cut from, days, dey for, do we, each person, even, for each, get, go chop, go remove
1.8: go tax, gross is, he, hr, i earn, i no, if you, income, it reduce, it to, join the, just, last, last year, law, like #, live, me a, minimum wage, monthly salary, my money, new, reach, removed from, salaries, salary for, same #, shey
1.8: so i, still tax, tax abi, tax does, tax from, the house, the one, the rent, they are, till, touch me, wage
1.7: does, it, need, only, our, the new, to my, too, wey i, which
1.6: from, from am, from the, i dey, new law, of us, on that, remove tax, supposed, supposed to, work
1.5: any, as, change, comes, does that, don, enters, go touch, my pay, my rent, no, on all, paid, raise, see, start, tax to, they, under, wetin go, wey dem, will government
1.4: does it, does the, in my, profit, still have, the gain
1.3: be removing, deduct, gain, government go, have, have to, i still, will they
1.2: about, any tax, dey, dey remove, goes, is there, leave, na, no dey, on it, pay tax, salaries together, so, so that, tax na, they join, to be, together for, under the, us pay, wife, with #, year if
1.1: at, both, come, cut, dem, each, of, removing, to, to pay
1: # tax, collect tax, company, do, go dey, government, i need, job, keep, much e, much of, of that, paying now, salary, take from, tax on, tax wey, the profit, they remove, to tax, what does, which one, year for
0.9: # pension, # profit, e go, i make, i suppose, in the, n, no pension, on, on the, pay #, put, right
0.8: collect, for my, i add, my own, of the, own, tax go, this
0.7: aba, agbara, am, amount, and what, apartment, august, bakery, balance, been, boys, brings, buy, casual, catch, compared, contract, count, dat, data, deduction, dem dey, dem go, dis, dividend, do i, factory, federal, figure, firm, fuel
0.7: gave, gift, gross, had, i have, ibadan, jobs, july, kids, landlord, late, leaves, lessons, letter, lose, march, me to, micro, negotiated, of #, on my, on top, part, payslip, pfa, remitting, remove from, rent, sack, salon, save, site
0.7: spend, taxed, then, think, thru, unilag, up, using, voluntary, whole, will the
0.6: #, # how, actually, add, because, dey pay, give, income tax, is tax, is the, me, now, please how, pls, school, suppose dey, the full, there tax, top, with
0.5: and how, be paying, go, house, i take, if they, join, na #, the whole, them, they be
0.4: # weeks, a l, about if, account each, after pension, all, all of, and, and per, and tax, apart, apart from, b, be deducting, be keeping, be monthly, be setting, become, by, capital, capital gains, come out, day, deducted, deducting
0.4: deducting from, dem give, design, down, end of, enters my, expenses, extra #, from #, gains, gains tax, go remain, go still, have left, here, him, home every, home pay, hospital, i, i really, if it, income this, increase am
0.4: increase it, into my, it goes, it now, join how, join our, keeping, keeping aside, l student, lagos, land, left in, light, make #, me how, month and, month in, month inside, month nko, much capital, much dem, much does, my nigerian
0.4: my whole, my wife, net, nigeria for, no other, nurse, of them, other income, our salaries, owe tax, pay altogether, pay here, paying tax, pays, pension every, pension how, per day, please what, put together, remove #, remove for
0.4: removing as, rsa, salary and, salary is, sales, setting, setting aside, severance, should come, should it, side, so the, staff, still pay, suppose cut, taking, tax #, tax if, tax together, tax yearly, taxed and, teacher in, that bonus
0.4: that bring, that in, the flat, they deduct, this for, those, to december, total paye, weeks, what's the, whole tax, will remain, year all, year altogether, year go, year i
0.3: full, go collect, i to, if my, in, more, nigeria, of it, one, own tax, tax am, tax dey, wetin, whole year
0.2: hand, is, pay, per year, the, what do
0.1: # and, # naira, # to, a month, abeg how, abeg wetin, added, also pay, am to, and #, ask them, be how, be in, be taxed, bring, car add, car included, car inside, d, dey cut, dey inside, due on, end, exactly, flat, for a, go enter, go to
0.1: hand after, his, i be, i do, i keep, i supposed, if dem, if na, in tax, interest, it be, it how, l, me in, month from, month if, month into, month so, month will, monthly tax, much for, my #, nhf #, on both, on everything, out of
0.1: pay as, pay this, paying every, pls how, pls what, remains for, removing every, rent #, should the, suppose, tax a, tax government, tax so, tax this, the interest, the salary, the tax, the th, them for, together, two together, want
0.1: week for, what remains, whats my, whole of, will, will be, will go, will that, would my, year be, year in, year please, year then
-0.1: a teacher, account monthly, add to, altogether in, and by, be every, be tax, bonus, did, enter my, for month, for year, go pay, her tax, home monthly, inside, is due, keep aside, me after, mine, monthly how, monthly paye, much go
-0.1: much personal, my monthly, my yearly, naira, nigerian, nigerian tax, ok and, on #, on this, other, owe in, pay house, pay me, pay per, paying, pension #, put #, really, remains, student, take, tax, tax would, that for, they increase
-0.1: together how, what would, year after, year pls
-0.2: # months, account, actually enter, add my, am i, be left, be the, collect from, december, everything for, extra tax, for everything, give me, gross should, i paying, i put, in a, is left, me #, monthly after, my account, my annual
-0.2: nhf, one month, paye per, pension, pension and, please, private school, rent is, suppose comot, tax is, tax pls, th, th month, whats, which tax, year na, yearly tax
-0.3: a, enter, rent of, tax be, the two
-0.4: altogether for, ask for, deductions, due, every week, home per, i go, i pay, in all, into, me for, month for, months, nko, ok, out, private, still owe, tax monthly, tax what, two, will actually, will enter, year and
-0.5: account every, and my, aside every, be per, because of, by how, for me, full year, go be, i looking, included, is on, looking, looking at, month how, much extra, my personal, remain, should they, tax every, tax will, they pay
-0.5: with the, year how
-0.6: annual tax, much i, my tax, owe on, salary should, should be, so what, tax and, teacher, week
-0.7: # every, and pension, as tax, comot, for, i also, increase, left for, paye for, tax now, this year, total for, two of
-0.8: abeg, annual, be, extra, for this, gross salary, her, in naira, in nigeria, much do, my house, paye should, personal income, tax how, would
-0.9: # per, a year, also, my hand, pay in, so how, suppose pay, the total, yearly
-1: aside, dem suppose, every, for one, i ask, more tax, pay on, personal, tax dem, what's, will i
-1.1: ask, from me, much more, pay rent, to #, wetin be, year
-1.2: be for, each month, house rent, if i, left, month after, much paye, my take, should i, year with
-1.3: is #, much is, owe for, the car, what, what gross
-1.4: car, how, in total, monthly, much should, na how, one year, pay for, paye be, tax per
-1.5: paye, per, should
-1.6: tax altogether
-1.7: am a, and if, for the, month, should my, tax should, will my
-1.8: every month, home, my paye, take home
-1.9: how much, much, tax in, what if, what should
-2: altogether, be my, much will, the year
-2.1: after tax, what tax
-2.2: # a, i owe, much tax
-2.3: owe
-2.4: after, much be, per month, tax do, what's my
-2.5: my total, tax i, what will
-2.9: for #
-3: total tax
-3.1: tax for
-3.2: total
-3.5: what is
-3.7: is my
`
