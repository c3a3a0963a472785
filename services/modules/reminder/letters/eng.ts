import type { LetterTexts } from '#services/platform/letter.ts'
import type { ReminderLetters } from './reminder-letters.ts'

export const eng: LetterTexts<ReminderLetters> = {
  'cart-left': {
    about: 'reminder of a cart',
    when: 'A day after a customer who wants news and offers has left a cart, once.',
    texts: {
      subject: 'Your cart is waiting for you',
      preheader: 'We have saved what you chose.',
      greeting: 'Hello {firstName}!',
      text: 'You left a few products in your cart. If you would still like them, they are waiting here:',
      pieces: 'Quantity: {quantity}',
      button: 'Open the cart',
      afterButton:
        'The products in your cart are not reserved, and prices and stock may change. We will not send another reminder for this cart.',
      notYou:
        'You receive this message because you agreed to news and offers by e-mail. Would you rather not? Unsubscribe here: {stopLink}',
    },
  },
}
