import type { LetterTexts } from '#services/platform/letter.ts'
import type { AlertLetters } from './alert-letters.ts'

const everyText = {
  more: 'U nastavku su prve, a još ih je {more}.',
  afterButton: 'Što vam javljamo, birate u uredništvu, pod „Moj račun”.',
} as const

export const hrv: LetterTexts<AlertLetters> = {
  'alert-order': {
    about: 'dojava o novim narudžbama',
    when: 'Kad stigne narudžba, članovima uredništva koji su je odabrali; najviše jednom u minuti.',
    texts: {
      ...everyText,
      subject: 'Nove narudžbe: {count}',
      preheader: 'Što je naručeno u zadnjoj minuti.',
      greeting: 'Nove narudžbe',
      text: 'Stigle su nove narudžbe, ukupno {count}:',
      button: 'Otvorite narudžbe',
    },
  },
  'alert-withdrawal': {
    about: 'dojava o odustancima kupaca',
    when: 'Kad kupac odustane od ugovora, članovima uredništva koji su je odabrali.',
    texts: {
      ...everyText,
      subject: 'Odustanci od ugovora: {count}',
      preheader: 'Novac treba vratiti u roku od 14 dana.',
      greeting: 'Kupci su odustali od ugovora',
      text: 'Odustanci od ugovora, ukupno {count}, i koliko treba vratiti:',
      button: 'Otvorite narudžbe',
    },
  },
  'alert-stock': {
    about: 'dojava o malim zalihama',
    when: 'Kad zaliha proizvoda padne ispod najmanje, članovima uredništva koji su je odabrali.',
    texts: {
      ...everyText,
      subject: 'Male zalihe: {count}',
      preheader: 'Proizvodi kojih je ostalo malo.',
      greeting: 'Male zalihe',
      text: 'Proizvodi kojima je zaliha pala ispod najmanje, ukupno {count}, i koliko je komada ostalo:',
      button: 'Otvorite uredništvo',
    },
  },
  'alert-mail': {
    about: 'dojava o pismima koja nisu otišla',
    when: 'Kad se od slanja pisma odustane, članovima uredništva koji su je odabrali.',
    texts: {
      ...everyText,
      subject: 'Pisma koja nisu otišla: {count}',
      preheader: 'Više ih ne pokušavamo poslati.',
      greeting: 'Neka pisma nisu otišla',
      text: 'Od slanja ovih pisama odustali smo, ukupno {count}:',
      button: 'Otvorite poslana pisma',
    },
  },
  'alert-privacy': {
    about: 'dojava o rokovima zahtjeva o osobnim podacima',
    when: 'Tjedan, tri dana i dan prije roka, i na dan roka, članovima uredništva koji su je odabrali.',
    texts: {
      ...everyText,
      subject: 'Zahtjevi o osobnim podacima kojima istječe rok: {count}',
      preheader: 'Osobe čekaju odgovor.',
      greeting: 'Zahtjevima istječe rok',
      text: 'Brojevi zahtjeva o osobnim podacima kojima istječe rok, ukupno {count}, i zadnji dan za odgovor:',
      button: 'Otvorite zahtjeve',
    },
  },
  'alert-comment': {
    about: 'dojava o prijavljenim komentarima',
    when: 'Kad posjetitelj prijavi komentar, članovima uredništva koji su je odabrali.',
    texts: {
      ...everyText,
      subject: 'Prijavljeni komentari: {count}',
      preheader: 'Posjetitelji traže da ih pogledate.',
      greeting: 'Prijavljeni komentari',
      text: 'Posjetitelji su prijavili komentare uz ove sadržaje, ukupno {count}:',
      button: 'Otvorite komentare',
    },
  },
  'alert-form': {
    about: 'dojava o odgovorima na obrasce',
    when: 'Kad posjetitelj pošalje obrazac, članovima uredništva koji su je odabrali; najviše jednom u minuti.',
    texts: {
      ...everyText,
      subject: 'Novi odgovori na obrasce: {count}',
      preheader: 'Posjetitelji su poslali obrasce.',
      greeting: 'Novi odgovori na obrasce',
      text: 'Posjetitelji su poslali ove obrasce, ukupno {count}:',
      button: 'Otvorite odgovore',
    },
  },
}
