/** A business: what it takes in, spends, owns and loses. */
export const trade = {
  business:
    'business, trade, shop, enterprise, store, boutique, farm, farming, farmer, salon, pharmacy, restaurant',
  profit: 'profit, profits, net profit, what is left after costs, gain of my shop',
  turnover: 'turnover, sales, revenue, total sales, gross sales, daily takings, daily sales',
  noRecords:
    'without receipt, no receipts at all, no paper, no records, no record, keep no records, no get record, no receipts, no receipt, no books, write nothing down, no dey write, do not write, without records, without books, no accounts, no account book, keep no books, no documents',
  presumptive: 'presumptive, presumptive tax, estimated tax, tax on sales, turnover tax',
  keepRecords:
    'proper books, books for my, good records, account book, keep records, keep record, record my sales, bookkeeping, keeping books, keep books, record keeping, write down',
  businessCost:
    'business cost, business costs, business expense, business expenses, expenses, expense, cost of running, cost of goods, running costs, fuel for business, data for business, wholly and exclusively, shop rent, workers salary',
  asset:
    'generator, gen, machine, machines, equipment, laptop, computer, sewing machine, van, lorry, truck, freezer, oven, solar, inverter, depreciation, capital allowance, capital allowances, tools for work',
  loss: 'loss, losses, made a loss, lost money, lose money, carry forward, at a loss',
  businessYear:
    'accounting period, accounting year, financial year, year end, basis period, started my business, began my business, start business, closed my shop, close my business, closed my business, don close, wind up',
  company:
    'limited company, ltd, limited liability, limited, plc, corporation, incorporated, rc number, registered company, cac',
  smallCompany: 'small company, small business exemption, small companies',
  businessName: 'business name, registered business name, enterprise name',
  director: 'director, directors fee, directors fees, director fee, board member, sitting allowance',
  vat: 'vat, value added tax',
  levy: 'development levy, levy, levies',
} as const
