import type { LetterTexts } from '#services/platform/letter.ts'
import type { NoticeLetters } from './notice-letters.ts'

const confirmation = {
  subject: 'Shall we notify you?',
  preheader: 'One more step and we will let you know.',
  greeting: 'Hello!',
  button: 'Yes, notify me',
  afterButton:
    'The link is valid for 48 hours. We will send you one message and then delete your request.',
  notYou: 'Was it not you? Ignore this message: without a confirmation we send nothing.',
}

const offer = {
  greeting: 'Hello!',
  button: 'View the product',
  notYou:
    'You requested this message on the page of the product. Would you rather not receive notices about other products either? Stop them here: {stopLink}',
}

export const eng: LetterTexts<NoticeLetters> = {
  'confirm-stock-notice': {
    about: 'confirmation of a request about stock',
    when: 'When a guest wants to know when a product is back.',
    texts: {
      ...confirmation,
      text: 'A notice was requested for when this is back in stock: {productName}. Please confirm that it was you.',
    },
  },
  'confirm-price-notice': {
    about: 'confirmation of a request about a price',
    when: 'When a guest wants to know of a lower price.',
    texts: {
      ...confirmation,
      text: 'A notice was requested for when the price of this product drops: {productName}. Please confirm that it was you.',
    },
  },
  'back-in-stock': {
    about: 'notice that a product is back in stock',
    when: 'When a product is back, to those who wanted to know.',
    texts: {
      ...offer,
      subject: 'Back in stock: {productName}',
      preheader: 'Available again.',
      text: 'The product you were waiting for is back in stock.',
      afterButton:
        'The product is not reserved, and others may be waiting for it too. This is our only message about it: we have deleted your request.',
    },
  },
  'price-drop': {
    about: 'notice of a lower price',
    when: 'When the price of a product falls, to those who wanted to know.',
    texts: {
      ...offer,
      subject: 'Lower price: {productName}',
      preheader: 'Now {price}.',
      text: 'The product you are watching now costs less than when you requested this notice.',
      afterButton:
        'The price may change. This is our only message about this product: we have deleted your request.',
    },
  },
}
