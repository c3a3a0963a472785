import type { LetterContent } from '#services/platform/letter.ts'
import type { LetterFrame } from './letter-frame.ts'
import { letterText } from './letter-text.ts'
import type { Sender } from './sender.ts'

const LINK = /https?:\/\/[^\s<>"]+/g
/** In the place of what opens something. */
const HIDDEN = '[…]'

/**
 * What staff may read of a letter: a link may open an account, an order or a cart, and a code a
 * door, so none of them is stored.
 */
export function shownText(letter: LetterContent, frame: LetterFrame, sender: Sender): string {
  const { button, details, ...rest } = letter
  return letterText(
    {
      ...rest,
      ...(button && { button: { ...button, link: HIDDEN } }),
      ...(details && {
        details: details.map((detail) => (detail.isSecret ? { ...detail, value: HIDDEN } : detail)),
      }),
    },
    frame,
    sender,
  ).replaceAll(LINK, HIDDEN)
}
