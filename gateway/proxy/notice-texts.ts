type Text = { readonly title: string; readonly text: string }
type Link = { readonly label: string; readonly path: string }

/** What visitors read in place of a file or of a payment. */
type NoticeTexts = {
  readonly payment: Text
  readonly usedUp: Text
  readonly tooMany: Text
  readonly ended: Text
  readonly failed: Text
  readonly dataEnded: Text
  readonly again: string
  readonly track: Link
  readonly home: Link
}

export const NOTICE_TEXTS: Readonly<Record<'hr' | 'en', NoticeTexts>> = {
  hr: {
    payment: {
      title: 'Samo trenutak',
      text: 'Trgovina se upravo ne odaziva, pa ne vidimo stanje vašeg plaćanja. Ne plaćajte ponovno: pokušajte za koju minutu i nastavit ćemo gdje ste stali.',
    },
    usedUp: {
      title: 'Dosegnut je broj preuzimanja',
      text: 'Ovu ste datoteku preuzeli onoliko puta koliko je predviđeno. Ako vam opet treba, javite nam se i rado ćemo pomoći.',
    },
    tooMany: {
      title: 'Previše preuzimanja odjednom',
      text: 'Ova se poveznica upravo otvara prečesto. Pokušajte ponovno za minutu.',
    },
    ended: {
      title: 'Poveznica više ne vrijedi',
      text: 'Poveznice za preuzimanje vrijede jedan dan. Nove vas čekaju na stranici narudžbe.',
    },
    failed: {
      title: 'Preuzimanje trenutačno nije moguće',
      text: 'Trgovina se upravo ne odaziva. Pokušajte ponovno za koju minutu.',
    },
    dataEnded: {
      title: 'Poveznica više ne vrijedi',
      text: 'Poveznica na osobne podatke vrijedi sedam dana. Odgovorite na poruku u kojoj je bila i poslat ćemo vam novu.',
    },
    again: 'Pokušajte ponovno',
    track: { label: 'Pronađite narudžbu', path: '/pracenje-narudzbe' },
    home: { label: 'Idite na početnu stranicu', path: '/' },
  },
  en: {
    payment: {
      title: 'Just a moment',
      text: 'The shop is not answering right now, so we cannot see the state of your payment. Please do not pay again: try in a few minutes and we will continue where you left off.',
    },
    usedUp: {
      title: 'The number of downloads is reached',
      text: 'You have downloaded this file as often as it may be. If you need it again, write to us and we will gladly help.',
    },
    tooMany: {
      title: 'Too many downloads at once',
      text: 'This link is being opened too often. Please try again in a minute.',
    },
    ended: {
      title: 'This link is no longer valid',
      text: 'Links for downloads are valid for one day. New ones are waiting on the page of your order.',
    },
    failed: {
      title: 'The download is not possible right now',
      text: 'The shop is not answering. Please try again in a few minutes.',
    },
    dataEnded: {
      title: 'This link is no longer valid',
      text: 'The link to your personal data is valid for seven days. Reply to the message that it was in and we will send you a new one.',
    },
    again: 'Try again',
    track: { label: 'Find your order', path: '/en/track-order' },
    home: { label: 'Go to the home page', path: '/en' },
  },
}
