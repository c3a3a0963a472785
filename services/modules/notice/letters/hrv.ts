import type { LetterTexts } from '#services/platform/letter.ts'
import type { NoticeLetters } from './notice-letters.ts'

const confirmation = {
  subject: 'Potvrdite da vam javimo',
  preheader: 'Još jedan korak i javit ćemo vam.',
  greeting: 'Pozdrav!',
  button: 'Da, javite mi',
  afterButton: 'Poveznica vrijedi 48 sati. Poslat ćemo vam jednu poruku i potom obrisati zahtjev.',
  notYou: 'Niste je zatražili vi? Zanemarite ovu poruku: bez potvrde ne šaljemo ništa.',
}

const offer = {
  greeting: 'Pozdrav!',
  button: 'Pogledajte proizvod',
  notYou:
    'Ovu ste poruku zatražili na stranici proizvoda. Ne želite ni obavijesti o drugim proizvodima? Prekinite ih: {stopLink}',
}

export const hrv: LetterTexts<NoticeLetters> = {
  'confirm-stock-notice': {
    about: 'potvrda zahtjeva za obavijest o dostupnosti',
    when: 'Kad gost zatraži obavijest o proizvodu kojeg nema.',
    texts: {
      ...confirmation,
      text: 'Zatražena je obavijest kad stigne {productName}. Potvrdite da ste je zatražili vi.',
    },
  },

  'confirm-price-notice': {
    about: 'potvrda zahtjeva za obavijest o cijeni',
    when: 'Kad gost zatraži obavijest o nižoj cijeni.',
    texts: {
      ...confirmation,
      text: 'Zatražena je obavijest kad padne cijena proizvoda {productName}. Potvrdite da ste je zatražili vi.',
    },
  },

  'back-in-stock': {
    about: 'obavijest o dostupnosti',
    when: 'Kad proizvod ponovno stigne, onima koji su to zatražili.',
    texts: {
      ...offer,
      subject: 'Stiglo je: {productName}',
      preheader: 'Ponovno na zalihi.',
      text: 'Proizvod koji ste čekali ponovno je na zalihi.',
      afterButton:
        'Proizvod nije rezerviran, a na njega možda čekaju i drugi. Ovo je jedina poruka o njemu: vaš smo zahtjev obrisali.',
    },
  },

  'price-drop': {
    about: 'obavijest o nižoj cijeni',
    when: 'Kad cijena proizvoda padne, onima koji su to zatražili.',
    texts: {
      ...offer,
      subject: 'Niža cijena: {productName}',
      preheader: 'Sada {price}.',
      text: 'Proizvod koji pratite sada je jeftiniji nego kad ste zatražili obavijest.',
      afterButton:
        'Cijena se može promijeniti. Ovo je jedina poruka o ovom proizvodu: vaš smo zahtjev obrisali.',
    },
  },
}
