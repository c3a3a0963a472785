import type { LetterTexts } from '#services/platform/letter.ts'
import { engEvents } from './eng-events.ts'
import type { OrderLetters } from './order-letters.ts'

const AFTER_WITHDRAWAL =
  'Please send the products that you have received back to us within 14 days of this statement. We refund you by the same means by which you paid, within 14 days of the statement at the latest, and may wait until the products have arrived.'

const summary = {
  transfer:
    'We have reserved the products for you. Please transfer {total} with the details below by {until}. On the page of your order you can scan a code for mobile banking.',
  payNow: 'If you have not paid for it yet, please do so on the page of your order.',
  held: 'We are reserving the products for you until {until}. After that you can pay for the order while stocks last.',
  notHeld:
    'The products are no longer reserved for you: you can pay for the order while stocks last.',
  items: 'Products',
  coupon: 'Coupon',
  delivery: 'Delivery ({delivery})',
  sum: 'Total including VAT',
  payment: 'Payment',
  pickup: 'Pickup',
  address: 'Delivery address',
  payee: 'Payee',
  iban: 'IBAN',
  reference: 'Payment reference',
  button: 'Open the order',
  notYou: 'Did you not order this? Write to us at the address in the signature.',
}

export const eng: LetterTexts<OrderLetters> = {
  'order-placed': {
    about: 'confirmation of an order',
    when: 'Right after an order; when it is paid by card, after the payment or in two minutes.',
    texts: {
      ...summary,
      subject: 'Your order {number}',
      preheader: 'We have received it. Total {total}.',
      greeting: 'Thank you for your order!',
      text: 'We have received your order number {number}.',
      payButton: 'Pay for the order',
      afterButton:
        'The order confirmation with the terms of purchase and the withdrawal form is attached to this message. Please save it.',
    },
  },
  'order-transfer': {
    about: 'bank details for an order',
    when: 'When a buyer chooses a bank transfer for an order that was placed before.',
    texts: {
      ...summary,
      subject: 'Payment details, order {number}',
      preheader: 'Total {total}.',
      greeting: 'Payment details',
      text: 'You have chosen bank transfer for your order number {number}.',
    },
  },
  'order-paid': {
    about: 'confirmation of a payment',
    when: 'When a payment arrives after the order.',
    texts: {
      subject: 'Order {number} is paid',
      preheader: 'We have received {total}.',
      greeting: 'Thank you for your payment!',
      text: 'We have received {total} for order {number}.',
      toBeSent: 'We will let you know as soon as it is on its way.',
      files: 'On the page of your order you can download:',
      button: 'Open the order',
    },
  },
  'order-tickets': {
    about: 'tickets of an order',
    when: 'When an order with tickets is paid.',
    texts: {
      subject: 'Your tickets: order {number}',
      eventSubject: 'Your tickets: {event}',
      preheader: 'They are attached, with a code for entry.',
      greeting: 'Your tickets have arrived!',
      event: '{title}: {start}.',
      place: '{title}: {start}, {place}.',
      text: 'The tickets of order {number} are attached to this message. Show the code at the entrance, on your phone or printed. Each is valid for one entry.',
      button: 'Open the tickets',
      afterButton: 'There is no right of withdrawal for tickets to an event on a fixed day.',
    },
  },
  'order-files': {
    about: 'files of an order',
    when: 'When files that were bought can be downloaded.',
    texts: {
      subject: 'Files of order {number}',
      preheader: 'They are waiting on the page of your order.',
      greeting: 'Your files are ready!',
      text: 'On the page of your order you can download:',
      button: 'Download the files',
      atOnce:
        'We have supplied them at once, at your request and with your consent, so there is no longer a right of withdrawal for them.',
    },
  },
  'order-shipped': {
    about: 'notice of a sent order',
    when: 'When the parcel is handed to the courier.',
    texts: {
      subject: 'Order {number} has been shipped',
      preheader: 'Your parcel is on its way.',
      greeting: 'Your parcel is on its way!',
      text: 'We have handed order {number} to the courier.',
      tracking: 'You can track the parcel here: {tracking}',
      button: 'Open the order',
    },
  },
  'order-delivered': {
    about: 'notice of a delivered order',
    when: 'When an order is delivered.',
    texts: {
      subject: 'Order {number} has been delivered',
      preheader: 'We hope you like it.',
      greeting: 'Your order has been delivered!',
      text: 'Order {number} has been delivered.',
      withdrawal:
        'You can withdraw from the contract within 14 days, without giving a reason, on the page of your order.',
      button: 'Open the order',
    },
  },
  'order-cancelled': {
    about: 'notice of a cancelled order',
    when: 'When the buyer, staff or the end of the time to pay cancels an order, and when a parcel comes back.',
    texts: {
      subject: 'Order {number} has been cancelled',
      returnedSubject: 'Order {number} has been closed',
      preheader: 'You have not been charged.',
      paidPreheader: 'We are refunding you.',
      greeting: 'Your order has been cancelled',
      returnedGreeting: 'The parcel came back to us',
      text: 'Order {number} has been cancelled.',
      expired:
        'The payment for order {number} did not arrive in time, so we have cancelled it. If you have paid in the meantime after all, the order continues as soon as the payment arrives, and if the products are gone, we refund you.',
      returned:
        'The parcel of order {number} came back to us, so we have closed it. You owe us nothing. If you would still like the products, please order them again.',
      refund:
        'We refund the sum by the same means by which you paid, within 14 days at the latest.',
      button: 'Open the order',
    },
  },
  'order-refund-due': {
    about: 'announcement of a refund',
    when: 'When a payment arrives too late for the products, or twice.',
    texts: {
      subject: 'We are refunding you for order {number}',
      preheader: 'The money goes back the way it came.',
      greeting: 'We are refunding you',
      late: 'Your payment for order {number} arrived after the reservation had ended, and the products are gone. We refund {refund} by the same means by which you paid, within 14 days at the latest. We are sorry.',
      twice:
        'Two payments have arrived for order {number}. We refund one of them, {total}, by the same means within 14 days at the latest.',
      button: 'Open the order',
    },
  },
  'order-refunded': {
    about: 'confirmation of a refund',
    when: 'When staff have paid money back.',
    texts: {
      subject: 'We have refunded you for order {number}',
      preheader: '{refund} is on its way to you.',
      greeting: 'Your money is on its way',
      text: 'We have refunded {refund} for order {number}. It usually takes a few working days to reach your account.',
      button: 'Open the order',
    },
  },
  'order-withdrawn': {
    about: 'confirmation of a withdrawal',
    when: 'Right after a buyer has withdrawn.',
    texts: {
      subject: 'Confirmation of withdrawal, order {number}',
      preheader: 'We have received your statement.',
      greeting: 'We have received your statement of withdrawal',
      statement:
        'On {at} we received this statement: “I, {name}, withdraw from the contract of sale of order {number} for the products listed below.”',
      refund: 'We refund you {refund}.',
      button: 'Open the order',
      afterButton: AFTER_WITHDRAWAL,
      notYou: 'Was it not you who withdrew? Write to us at once at the address in the signature.',
    },
  },
  'order-withdrawn-copy': {
    about: 'confirmation of a withdrawal to another e-mail address',
    when: 'With the one before, when a buyer who withdraws enters another e-mail address.',
    texts: {
      subject: 'Confirmation of withdrawal, order {number}',
      preheader: 'We have received a statement of withdrawal.',
      greeting: 'We have received a statement of withdrawal',
      statement:
        'On {at} we received a statement of withdrawal from the contract of sale of order {number} for the products listed below.',
      refund: 'We refund {refund}.',
      afterButton: AFTER_WITHDRAWAL,
      notYou:
        'Have you not bought from us? Somebody entered your e-mail address in place of theirs. Ignore this message.',
    },
  },
  ...engEvents,

  'staff-refund-due': {
    about: 'refund to a buyer',
    when: "When money has to be paid back to a buyer; sent to the seller's address.",
    texts: {
      subject: 'A refund is due: order {number}',
      preheader: 'A payment without products, a double or a cancelled one.',
      greeting: 'A refund is due',
      late: 'The buyer of order {number} has to be refunded {refund}. After the refund, mark the order as refunded.',
      twice: 'Two payments have arrived for order {number}. One has to be refunded.',
    },
  },
  'staff-withdrawn': {
    about: 'withdrawal of a buyer',
    when: "When a buyer withdraws; sent to the seller's address.",
    texts: {
      subject: 'Withdrawal: order {number}',
      preheader: '{name} withdraws from the contract.',
      greeting: 'A buyer withdraws',
      statement:
        'On {at} {name} withdrew from the contract of order {number} for the products listed below.',
      refund: 'The buyer has to be refunded {refund}.',
    },
  },
}
