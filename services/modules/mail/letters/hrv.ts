import { z } from 'zod'
import {
  type LetterFrame,
  letter,
  mailLink,
  mailWord,
  typedWord,
} from '#services/modules/mail/letter.ts'
import { HRV_NOTICE_LETTERS } from './hrv-notices.ts'
import { HRV_ORDER_LETTERS } from './hrv-orders.ts'

export const HRV_FRAME: LetterFrame = {
  language: 'hr',
  bareLink: 'Ako se gumb ne otvara, kopirajte ovu poveznicu u preglednik:',
  automatic: 'Ovo je automatska poruka.',
}

export const HRV_LETTERS = {
  ...HRV_ORDER_LETTERS,
  ...HRV_NOTICE_LETTERS,

  'confirm-registration': letter(
    z.object({ firstName: typedWord, lastName: typedWord, link: mailLink }),
    ({ firstName, lastName, link }) => ({
      subject: 'Potvrdite svoju e-adresu',
      preheader: 'Još jedan korak i vaš je račun spreman.',
      greeting: `Pozdrav, ${firstName}!`,
      paragraphs: [
        `Hvala na registraciji na ime ${firstName} ${lastName}. Potvrdite da je ova e-adresa vaša i možete se prijaviti lozinkom koju ste tada upisali.`,
      ],
      button: { label: 'Potvrdite e-adresu', link },
      afterButton: 'Poveznica vrijedi 48 sati i može se iskoristiti jedanput.',
      notYou:
        'Niste se registrirali vi ili to nije vaše ime? Nemojte potvrditi: lozinku zna onaj tko je ispunio obrazac. Zanemarite ovu poruku: bez potvrde račun neće nastati, a upisane podatke brišemo.',
    }),
  ),

  'already-registered': letter(
    z.object({ firstName: typedWord, loginLink: mailLink, resetLink: mailLink }),
    ({ firstName, loginLink, resetLink }) => ({
      subject: 'Već imate račun kod nas',
      preheader: 'Prijavite se ili postavite novu lozinku.',
      greeting: `Pozdrav, ${firstName}!`,
      paragraphs: [
        'Netko je upravo pokušao otvoriti račun s vašom e-adresom. Vi ga već imate, pa drugi nije potreban.',
      ],
      button: { label: 'Prijavite se', link: loginLink },
      afterButton: `Ne sjećate se lozinke? Novu možete postaviti ovdje: ${resetLink}`,
      notYou:
        'Niste to bili vi? Ne morate učiniti ništa: vaš račun i lozinka ostali su isti, a onaj tko je pokušao nije saznao da račun postoji.',
    }),
  ),

  'forgot-password': letter(z.object({ link: mailLink }), ({ link }) => ({
    subject: 'Postavite novu lozinku',
    preheader: 'Poveznica za novu lozinku vrijedi jedan sat.',
    greeting: 'Pozdrav!',
    paragraphs: ['Zatražena je nova lozinka za vaš račun. Postavite je ovdje:'],
    button: { label: 'Postavi novu lozinku', link },
    afterButton:
      'Poveznica vrijedi jedan sat i može se iskoristiti jedanput. Kad postavite novu lozinku, odjavit ćemo vas sa svih uređaja.',
    notYou:
      'Niste je zatražili vi? Zanemarite ovu poruku: stara lozinka i dalje vrijedi. Poveznicu nikome ne prosljeđujte.',
  })),

  'password-changed': letter(z.object({}), () => ({
    subject: 'Vaša je lozinka promijenjena',
    preheader: 'Ako to niste bili vi, odmah postavite novu.',
    greeting: 'Pozdrav!',
    paragraphs: [
      'Lozinka vašeg računa upravo je promijenjena, a ostali uređaji na kojima ste bili prijavljeni odjavljeni su.',
    ],
    notYou:
      'Niste je promijenili vi? Odmah otvorite našu stranicu za prijavu, odaberite „Zaboravljena lozinka” i postavite novu, a zatim nam se javite na adresu iz potpisa.',
  })),

  'email-change-confirm': letter(
    z.object({ link: mailLink, newEmail: mailWord }),
    ({ link, newEmail }) => ({
      subject: 'Potvrdite novu e-adresu',
      preheader: 'Nova e-adresa vrijedi tek kad je potvrdite.',
      greeting: 'Pozdrav!',
      paragraphs: [
        `Za svoj ste račun upisali novu e-adresu: ${newEmail}. Potvrdite je i od tada se prijavljujete njome.`,
      ],
      button: { label: 'Potvrdite novu e-adresu', link },
      afterButton: 'Poveznica vrijedi 48 sati i može se iskoristiti jedanput.',
      notYou:
        'Nemate račun kod nas ili to niste bili vi? Zanemarite ovu poruku: bez potvrde se ništa ne mijenja.',
    }),
  ),

  'email-change-notice': letter(z.object({ newEmail: mailWord }), ({ newEmail }) => ({
    subject: 'Zatražena je promjena e-adrese',
    preheader: 'Vaša e-adresa zasad ostaje ista.',
    greeting: 'Pozdrav!',
    paragraphs: [
      `Za vaš je račun upisana nova e-adresa: ${newEmail}. Promjena vrijedi tek kad se potvrdi porukom poslanom na nju; do tada se prijavljujete kao i dosad.`,
    ],
    notYou:
      'Niste je zatražili vi? Netko možda zna vašu lozinku. Odmah je promijenite na profilu i odjavite ostale uređaje.',
  })),

  'email-changed': letter(z.object({ newEmail: mailWord }), ({ newEmail }) => ({
    subject: 'Vaša je e-adresa promijenjena',
    preheader: 'Od sada se prijavljujete novom e-adresom.',
    greeting: 'Pozdrav!',
    paragraphs: [
      `E-adresa vašeg računa promijenjena je u ${newEmail}. Od sada se prijavljujete njome, a na ovu adresu više ne šaljemo poruke o računu.`,
    ],
    notYou: 'Niste je promijenili vi? Odmah nam se javite na adresu iz potpisa.',
  })),

  welcome: letter(z.object({ firstName: typedWord }), ({ firstName }) => ({
    subject: 'Dobro došli!',
    preheader: 'Vaš je račun spreman.',
    greeting: `Dobro došli, ${firstName}!`,
    paragraphs: [
      'Vaš je račun spreman. Na profilu možete spremiti adrese za dostavu, dodati člansku iskaznicu za članske cijene i odabrati koje obavijesti želite primati.',
      'Drago nam je što ste s nama.',
    ],
    notYou: 'Niste otvorili račun kod nas? Javite nam se na adresu iz potpisa i izbrisat ćemo ga.',
  })),

  'provider-joined': letter(z.object({ provider: mailWord }), ({ provider }) => ({
    subject: 'Novi način prijave na vaš račun',
    preheader: `Na račun se sada možete prijaviti i putem usluge ${provider}.`,
    greeting: 'Pozdrav!',
    paragraphs: [
      `Usluga ${provider} potvrdila je da je ova e-adresa vaša, pa se na svoj račun sada možete prijaviti i putem nje.`,
    ],
    notYou:
      'Niste to bili vi? Odmah otvorite našu stranicu za prijavu, odaberite „Zaboravljena lozinka” i postavite novu: time prekidamo ovu vezu i sve prijave. Provjerite i svoj račun kod te usluge.',
  })),

  'staff-invited': letter(z.object({ link: mailLink }), ({ link }) => ({
    subject: 'Pozvani ste u uredništvo',
    preheader: 'Postavite lozinku i možete početi.',
    greeting: 'Pozdrav!',
    paragraphs: [
      'Dobili ste pristup uređivanju stranica i trgovine. Najprije postavite svoju lozinku.',
    ],
    button: { label: 'Postavi lozinku', link },
    afterButton: 'Poveznica vrijedi jedan sat. Ako istekne, zatražite novu na stranici za prijavu.',
    notYou: 'Ne očekujete ovu poruku? Zanemarite je i javite nam se na adresu iz potpisa.',
  })),

  'cart-left': letter(
    z.object({
      firstName: typedWord,
      link: mailLink,
      stopLink: mailLink,
      lines: z.array(z.object({ name: mailWord, quantity: z.int() })),
    }),
    ({ firstName, link, stopLink, lines }) => ({
      subject: 'Vaša vas košarica čeka',
      preheader: 'Odabrano smo sačuvali.',
      greeting: `Pozdrav, ${firstName}!`,
      paragraphs: ['U košarici ste ostavili nekoliko stvari. Ako ih još želite, čekaju vas ovdje:'],
      details: lines.map(({ name, quantity }) => ({ label: name, value: `${quantity} kom.` })),
      button: { label: 'Otvorite košaricu', link },
      afterButton:
        'Proizvodi u košarici nisu rezervirani, a cijene i zalihe mogu se promijeniti. Za ovu košaricu nećemo slati druge podsjetnike.',
      notYou: `Ovu poruku primate jer ste pristali na vijesti i ponude e-poštom. Ne želite ih više? Odjavite se: ${stopLink}`,
    }),
  ),
} as const
