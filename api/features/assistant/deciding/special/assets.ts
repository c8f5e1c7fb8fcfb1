import type { Asset } from '../decision.ts'

/** Words by which people name what they sold, one list a kind: data. */
const words: Readonly<Record<Asset, RegExp>> = {
  land: /\b(?:land|lands|plots?|acres?|hectares?|farmland|building|estate|plaza|warehouse|shop building)\b/i,
  home: /\b(?:house|duplex|bungalow|flat|apartment|home)\b/i,
  shares: /\b(?:shares?|stocks?|equit(?:y|ies)|ngx)\b/i,
  crypto:
    /\b(?:crypto|cryptocurrency|bitcoins?|btc|usdt|eth|ethereum|coins?|tokens?|nfts?|solana|binance|bnb|xrp|dogecoin)\b/i,
  car: /\b(?:cars?|vehicles?|jeep|suv|toyota|corolla|camry|highlander|venza|sienna|hilux|prado|accord|civic|honda|lexus|benz|mercedes|motor|keke|okada|motorcycle|bike)\b/i,
  things:
    /\b(?:furniture|laptop|phone|iphone|tv|television|jewell?e?ry|gold|generator|gen|fridge|freezer|watch|painting|wristwatch)\b/i,
}

/** Words that say of a house that it is the person's own home; any other house is property like land. */
const livedIn =
  /\b(?:(?:i|we|my family)(?:'ve|’ve)? (?:(?:have|had|still|also|currently|now|all|ever|owned|own|and|only|both) )*(?:live|lived|been (?:living|staying)|living in|stay|stayed|dey (?:live|stay))|my own (?:home|house)|own home|family (?:home|house)|we live(?:d)?|live in)\b/i

/** What a conversation says was sold, the last message first; null where none names just one thing of the list. */
export function assetIn(text: string): Asset | null {
  for (const message of text.split('\n').toReversed()) {
    const asset = assetOfMessage(message)
    if (asset !== null) return asset
  }
  return null
}

/** Sentences that say that something was sold or bought. */
const ofSale = /\b(?:sold|sell|selling|bought|buy|sale)\b/i

function assetOfMessage(text: string): Asset | null {
  const told = text.split(/[.;!?](?!\d)/).filter((sentence) => ofSale.test(sentence))
  // "I sold my shares. The money goes into a house": what is sold stands with the sale.
  const inSale = told.length === 0 ? null : assetOfWords(told[0] ?? '')
  return assetOfWords(text) ?? inSale
}

function assetOfWords(text: string): Asset | null {
  const named = (Object.keys(words) as Asset[]).filter((asset) => words[asset].test(text))
  // "Land with a building": both are property.
  const kinds = named.includes('land') ? named.filter((asset) => asset !== 'home') : named
  const [only] = kinds
  if (only === undefined || kinds.length > 1) return null
  return only === 'home' && !livedIn.test(text) ? 'land' : only
}
