import type { Seller } from '#services/modules/document/seller/seller.ts'
import { drawTerms } from './parts/terms.ts'
import { drawWithdrawalForm } from './parts/withdrawal.ts'
import type { TermsText } from './printed.ts'
import { closeWithSeller } from './seller-footer.ts'
import { Sheet } from './sheet.ts'
import { paperTexts } from './texts/paper-texts.ts'

/** Names no order, so that all letters in a language share it until the terms change. */
export type TermsSheet = {
  readonly language: string
  readonly seller: Seller
  readonly terms: readonly TermsText[]
  /** With the form to withdraw, to be filled in. */
  readonly hasForm: boolean
}

/** Draws the terms of the contract on A4. */
export async function drawTermsPaper(given: TermsSheet): Promise<Buffer> {
  const { language, seller, terms, hasForm } = given
  const texts = paperTexts(language)
  const sheet = await Sheet.open({
    title: texts.terms,
    author: seller.name,
    locale: texts.locale,
  })
  drawTerms(sheet, terms)
  if (hasForm) drawWithdrawalForm(sheet, { seller, texts, number: '', orderedOn: '' })
  return await closeWithSeller(sheet, { seller, texts })
}
