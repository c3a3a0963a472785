import type { Money } from '#gateway/lib/money.ts'
import { escapeXml } from '#gateway/pages/documents/escape-xml.ts'
import type { MerchantItem } from './merchant-items.ts'

/** What Google takes at most. */
const TITLE_LENGTH = 150
const DESCRIPTION_LENGTH = 5_000
const TYPE_LENGTH = 750
const MORE_PICTURES = 10

export const FEED_END = '</channel>\n</rss>\n'

export function feedStart(title: string, link: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    '<channel>',
    element('title', title),
    element('link', link),
    `${element('description', title)}\n`,
  ].join('\n')
}

export function itemElement(item: MerchantItem): string {
  const [picture, ...others] = item.pictures
  const { reference, final } = item.price
  const isIdentified = item.brand !== null && item.sku !== ''
  return [
    '<item>',
    element('g:id', item.id),
    optional('g:item_group_id', item.group),
    element('g:title', item.title.slice(0, TITLE_LENGTH)),
    element('g:description', item.description.slice(0, DESCRIPTION_LENGTH)),
    element('g:link', item.link),
    optional('g:image_link', picture ?? null),
    ...others.slice(0, MORE_PICTURES).map((one) => element('g:additional_image_link', one)),
    element('g:availability', item.isInStock ? 'in_stock' : 'out_of_stock'),
    // The page strikes through the lowest price of the thirty days before, and no other.
    element('g:price', priceText(reference ?? final)),
    ...(reference ? saleElements(item) : []),
    optional('g:brand', item.brand),
    optional('g:mpn', item.sku || null),
    ...(isIdentified ? [] : [element('g:identifier_exists', 'no')]),
    element('g:condition', 'new'),
    optional('g:product_type', item.productType?.slice(0, TYPE_LENGTH) ?? null),
    optional('g:size', item.size),
    optional('g:color', item.colour),
    ...(item.isBundle ? [element('g:is_bundle', 'yes')] : []),
    '</item>\n',
  ].join('')
}

function saleElements({ price, saleSpan }: MerchantItem): string[] {
  const sale = element('g:sale_price', priceText(price.final))
  if (!saleSpan) return [sale]
  const span = `${minuteOf(saleSpan.startsAt)}/${minuteOf(saleSpan.endsAt)}`
  return [sale, element('g:sale_price_effective_date', span)]
}

/** Google reads no seconds: `2026-11-20T23:00Z`. */
function minuteOf(moment: string): string {
  return `${new Date(moment).toISOString().slice(0, 16)}Z`
}

function priceText({ amount, currency }: Money): string {
  return `${amount} ${currency}`
}

function optional(name: string, text: string | null): string {
  return text === null || text === '' ? '' : element(name, text)
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
