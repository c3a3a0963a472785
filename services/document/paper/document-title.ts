import { paperTexts } from './texts/paper-texts.ts'

/** An order's paper is called an invoice only once the tax authority has registered it. */
export function documentTitle(language: string, receipt: { readonly jir: string } | null): string {
  const { confirmation, invoice } = paperTexts(language).titles
  return receipt ? invoice : confirmation
}
