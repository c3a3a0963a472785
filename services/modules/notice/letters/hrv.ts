import { hrvFormats } from '#services/modules/mail/api.ts'
import type { LetterContent, LetterTexts } from '#services/platform/letter.ts'
import type { NoticeLetters } from './notice-letters.ts'

const { euros } = hrvFormats

export const hrv: LetterTexts<NoticeLetters> = {
  'confirm-stock-notice': {
    about: 'potvrda zahtjeva za obavijest o dostupnosti',
    write: ({ productName, link }) =>
      confirmation(link, `Zatražena je obavijest kad stigne ${productName}.`),
  },

  'confirm-price-notice': {
    about: 'potvrda zahtjeva za obavijest o cijeni',
    write: ({ productName, link }) =>
      confirmation(link, `Zatražena je obavijest kad padne cijena proizvoda ${productName}.`),
  },

  'back-in-stock': {
    about: 'obavijest o dostupnosti',
    write: ({ productName, priceCents, link, stopLink }) => ({
      subject: `Stiglo je: ${productName}`,
      preheader: 'Ponovno na zalihi.',
      greeting: 'Pozdrav!',
      paragraphs: ['Proizvod koji ste čekali ponovno je na zalihi.'],
      ...offer({ productName, priceCents, link }),
      afterButton:
        'Proizvod nije rezerviran, a na njega možda čekaju i drugi. Ovo je jedina poruka o njemu: vaš smo zahtjev obrisali.',
      notYou: stopping(stopLink),
    }),
  },

  'price-drop': {
    about: 'obavijest o nižoj cijeni',
    write: ({ productName, priceCents, link, stopLink }) => ({
      subject: `Niža cijena: ${productName}`,
      preheader: `Sada ${euros(priceCents)}.`,
      greeting: 'Pozdrav!',
      paragraphs: ['Proizvod koji pratite sada je jeftiniji nego kad ste zatražili obavijest.'],
      ...offer({ productName, priceCents, link }),
      afterButton:
        'Cijena se može promijeniti. Ovo je jedina poruka o ovom proizvodu: vaš smo zahtjev obrisali.',
      notYou: stopping(stopLink),
    }),
  },
}

function confirmation(link: string, what: string): LetterContent {
  return {
    subject: 'Potvrdite da vam javimo',
    preheader: 'Još jedan korak i javit ćemo vam.',
    greeting: 'Pozdrav!',
    paragraphs: [`${what} Potvrdite da ste je zatražili vi.`],
    button: { label: 'Da, javite mi', link },
    afterButton:
      'Poveznica vrijedi 48 sati. Poslat ćemo vam jednu poruku i potom obrisati zahtjev.',
    notYou: 'Niste je zatražili vi? Zanemarite ovu poruku: bez potvrde ne šaljemo ništa.',
  }
}

function offer({
  productName,
  priceCents,
  link,
}: {
  readonly productName: string
  readonly priceCents: number
  readonly link: string
}): Pick<LetterContent, 'details' | 'button'> {
  return {
    details: [{ label: productName, value: euros(priceCents) }],
    button: { label: 'Pogledajte proizvod', link },
  }
}

function stopping(stopLink: string): string {
  return `Ovu ste poruku zatražili na stranici proizvoda. Ne želite ni obavijesti o drugim proizvodima? Prekinite ih: ${stopLink}`
}
