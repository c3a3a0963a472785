import { paperTexts } from './texts/paper-texts.ts'

/** A document is titled an invoice only after the tax authority has registered it. */
export function documentTitle(language: string, receipt: { readonly jir: string } | null): string {
  const { confirmation, invoice } = paperTexts(language).titles
  return receipt ? invoice : confirmation
}
