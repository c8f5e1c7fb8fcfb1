/** Money that comes in beside pay and trade. */
export const money = {
  dividend: 'dividend, dividends, share profit',
  interest:
    'interest, fixed deposit, savings account, savings interest, piggyvest, cowrywise, interest on savings, interest earned, bank interest',
  bond: 'bond, bonds, fgn bond, fgn bonds, federal government bond, savings bond, sukuk, state bond',
  treasury:
    'treasury bill, treasury bills, t bills, tbills, t-bills, commercial paper, short term securities, corporate bond',
  fund: 'mutual fund, mutual funds, money market fund, money market, unit trust, collective investment, investment scheme, stanbic fund',
  shares:
    'shares, share, stock, stocks, ngx, equities, stock exchange, bamboo, risevest, stock market, mtn shares, dangote shares',
  foreignShares:
    'us stocks, foreign shares, apple shares, us shares, foreign dividends, foreign dividend, foreign interest, foreign rent',
  dom: 'domiciliary account, dom account, approved channel, approved channels',
  royalty: 'my book, my song, my music, royalty, royalties, copyright, book royalties, music royalties',
  crypto:
    'crypto, cryptocurrency, bitcoin, btc, ethereum, eth, usdt, tether, stablecoin, nft, token, tokens, coin, coins, p2p, binance, bybit, luno, quidax, airdrop, airdrops, staking, mining, wallet, web3, digital asset, digital assets, virtual asset, blockchain, solana',
  prize:
    'prize, prizes, won, win, winnings, lottery, lotto, raffle, jackpot, bet, bets, betting, bet9ja, sportybet, sports betting, gambling, casino, baba ijebu, pools, reality show, bbnaija, big brother, giveaway, award, awards, competition, promo, honorarium, honoraria',
  grant: 'grant, grants, scholarship, scholarships, bursary, stipend, research grant',
  gift: 'gift, gifts, dash, dashed, gave me money, sent me money, send me money, sends me money, dey send me, send me from, gifted, wedding gift, present, remittance, remittances, from my brother, from my sister, urgent 2k, upkeep, allowance from my parents, pocket money, money from family, money from my',
  inheritance: 'inheritance, inherited, inherit, will of my father, estate of my late, late father',
  loan: 'loan, loans, borrow, borrowed, borrowing, lent, lend',
  transfer:
    'money sent to my account, sent to my account, tax my account, tax money in, bank transfer, transfers, transfer, bank alert, alert, credit alert, deposit, enters my account, enter my account, money in my account, money in my bank, narration, every transfer, bank account, inflow',
  savings:
    'own savings, my savings, money i saved, savings i brought, savings from abroad, ajo, esusu, adashi, thrift, my turn, contribution money',
  sprayed: 'sprayed, spray, spraying, contributed for me, raised for me, crowdfunding, gofundme',
  soldLand:
    'sold land, sell land, sold a plot, sell my land, land sale, sale of land, sold my land, plot of land, plot, plots, acre, land, landed property, sold a building, selling a building, sold property, sale of property, property sale, sell property, house i built to sell',
  soldHome:
    'sold my house, sell my house, sell my own house, sold the house i live in, family house, sale of my home, own home, house i live in, selling my house, only house, my residence, sold my home',
  soldCar:
    'sold my car, sell my car, selling my car, sold car, tokunbo, private vehicle, private car, used car, sold a vehicle, sell my motor',
  soldThings:
    'gold, jewelry, jewellery, furniture, old phone, phone, fridge, personal things, personal items, household items, chattels, my things, used things, second hand, jiji, things i own',
  sell: 'sell, sold, selling, sale, sells, disposal, dispose',
  gain: 'my gain, the gain, a gain, gain on, gain from, gain of, gains on, gains from, my gains, gain taxed, gains taxed, capital gain, capital gains, cgt, capital gains tax, profit on sale, profit from sale, profit from selling',
  compulsory:
    'compulsory acquisition, government took, took my land, acquired my land, revoked, demolished, acquired by government',
  angel: 'angel investor, angel, startup, start-up, invest in a startup',
  foreignIncome:
    'client abroad, clients abroad, company abroad, foreign client, foreign company, us company, uk company, american company, us client, uk client, income from abroad, foreign income, from outside nigeria, paid from abroad, overseas client, pays me from abroad, foreign employer, canadian company, international client, clients overseas',
  foreignMoney:
    'dollar, dollars, usd, pound, pounds, gbp, euro, euros, foreign currency, paid in foreign currency, paid in dollars, exchange rate, cbn rate, black market, parallel market, aboki, official rate, convert, conversion, which rate',
  abroad:
    'abroad, overseas, diaspora, japa, outside nigeria, london, uk, england, canada, dubai, the us, usa, america, houston, texas, germany, ghana, another country, foreign country, live outside, outside the country',
  moved:
    'relocated to, moved to the uk, moved abroad, left for, travelled to stay, relocate, relocated, relocating, moved to, moved back, came back, come back, returned to nigeria, moved out, left nigeria, emigrated, move back, travel out, travelled out, split year, part of the year abroad, worked abroad, returned from',
  resident: 'resident, residence, residency, tax resident, 183 days, domicile, days in nigeria, 183',
  nonResident:
    'live in dubai, live in germany, live in america, live in houston, live in ghana, live in ireland, live in australia, live in qatar, live in saudi, live in south africa, live in china, live in italy, live in france, living in dubai, living in germany, living in america, stay in london, stay in dubai, stay in canada, based in dubai, based in germany, no longer live in nigeria, income at home, abroad with income, diaspora, non resident, non-resident, nonresident, live abroad, living abroad, i stay abroad, live in london, live in canada, based in london, based in canada, based abroad, live in the uk, live in the us, based in the uk, diaspora nigerian, nigerian abroad, nigerians abroad',
  doubleTax:
    'double taxation, double tax, taxed twice, tax twice, pay twice, pay again, taxed already, already taxed, tax treaty, treaty, tax paid abroad, foreign tax credit, paid tax there, taxed abroad, was taxed in, am taxed in, paid tax in, paid tax abroad',
} as const
