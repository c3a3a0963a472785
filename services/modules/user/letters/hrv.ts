import type { LetterTexts } from '#services/platform/letter.ts'
import type { UserLetters } from './user-letters.ts'

export const hrv: LetterTexts<UserLetters> = {
  'confirm-registration': {
    about: 'potvrda e-adrese za novi račun',
    when: 'Kad netko ispuni obrazac za novi račun.',
    texts: {
      subject: 'Potvrdite svoju e-adresu',
      preheader: 'Još jedan korak i vaš je račun spreman.',
      greeting: 'Pozdrav, {firstName}!',
      text: 'Hvala na registraciji na ime {firstName} {lastName}. Potvrdite da je ova e-adresa vaša i možete se prijaviti lozinkom koju ste tada upisali.',
      button: 'Potvrdite e-adresu',
      afterButton: 'Poveznica vrijedi 48 sati i može se iskoristiti jedanput.',
      notYou:
        'Niste se registrirali vi ili to nije vaše ime? Nemojte potvrditi: lozinku zna onaj tko je ispunio obrazac. Zanemarite ovu poruku: bez potvrde račun neće nastati, a upisane podatke brišemo.',
    },
  },

  'already-registered': {
    about: 'obavijest da račun već postoji',
    when: 'Kad se netko registrira e-adresom koja već ima račun.',
    texts: {
      subject: 'Već imate račun kod nas',
      preheader: 'Prijavite se ili postavite novu lozinku.',
      greeting: 'Pozdrav, {firstName}!',
      text: 'Netko je upravo pokušao otvoriti račun s vašom e-adresom. Vi ga već imate, pa drugi nije potreban.',
      button: 'Prijavite se',
      afterButton: 'Ne sjećate se lozinke? Novu možete postaviti ovdje: {resetLink}',
      notYou:
        'Niste to bili vi? Ne morate učiniti ništa: vaš račun i lozinka ostali su isti, a onaj tko je pokušao nije saznao da račun postoji.',
    },
  },

  'forgot-password': {
    about: 'poveznica za novu lozinku',
    when: 'Kad kupac zatraži novu lozinku.',
    texts: {
      subject: 'Postavite novu lozinku',
      preheader: 'Poveznica za novu lozinku vrijedi jedan sat.',
      greeting: 'Pozdrav!',
      text: 'Zatražena je nova lozinka za vaš račun. Postavite je ovdje:',
      button: 'Postavi novu lozinku',
      afterButton:
        'Poveznica vrijedi jedan sat i može se iskoristiti jedanput. Kad postavite novu lozinku, odjavit ćemo vas sa svih uređaja.',
      notYou:
        'Niste je zatražili vi? Zanemarite ovu poruku: stara lozinka i dalje vrijedi. Poveznicu nikome ne prosljeđujte.',
    },
  },

  'password-changed': {
    about: 'obavijest o promijenjenoj lozinki',
    when: 'Kad kupac promijeni lozinku.',
    texts: {
      subject: 'Vaša je lozinka promijenjena',
      preheader: 'Ako to niste bili vi, odmah postavite novu.',
      greeting: 'Pozdrav!',
      text: 'Lozinka vašeg računa upravo je promijenjena, a ostali uređaji na kojima ste bili prijavljeni odjavljeni su.',
      notYou:
        'Niste je promijenili vi? Odmah otvorite našu stranicu za prijavu, odaberite „Zaboravljena lozinka” i postavite novu, a zatim nam se javite na adresu iz potpisa.',
    },
  },

  'email-change-confirm': {
    about: 'potvrda nove e-adrese',
    when: 'Kad kupac upiše novu e-adresu; stiže na novu.',
    texts: {
      subject: 'Potvrdite novu e-adresu',
      preheader: 'Nova e-adresa vrijedi tek kad je potvrdite.',
      greeting: 'Pozdrav!',
      text: 'Za svoj ste račun upisali novu e-adresu: {newEmail}. Potvrdite je i od tada se prijavljujete njome.',
      button: 'Potvrdite novu e-adresu',
      afterButton: 'Poveznica vrijedi 48 sati i može se iskoristiti jedanput.',
      notYou:
        'Nemate račun kod nas ili to niste bili vi? Zanemarite ovu poruku: bez potvrde se ništa ne mijenja.',
    },
  },

  'email-change-notice': {
    about: 'obavijest o zatraženoj promjeni e-adrese',
    when: 'Kad kupac upiše novu e-adresu; stiže na dosadašnju.',
    texts: {
      subject: 'Zatražena je promjena e-adrese',
      preheader: 'Vaša e-adresa zasad ostaje ista.',
      greeting: 'Pozdrav!',
      text: 'Za vaš je račun upisana nova e-adresa: {newEmail}. Promjena vrijedi tek kad se potvrdi porukom poslanom na nju; do tada se prijavljujete kao i dosad.',
      notYou:
        'Niste je zatražili vi? Netko možda zna vašu lozinku. Odmah je promijenite na profilu i odjavite ostale uređaje.',
    },
  },

  'email-changed': {
    about: 'obavijest o promijenjenoj e-adresi',
    when: 'Kad se nova e-adresa potvrdi; stiže na dosadašnju.',
    texts: {
      subject: 'Vaša je e-adresa promijenjena',
      preheader: 'Od sada se prijavljujete novom e-adresom.',
      greeting: 'Pozdrav!',
      text: 'E-adresa vašeg računa promijenjena je u {newEmail}. Od sada se prijavljujete njome, a na ovu adresu više ne šaljemo poruke o računu.',
      notYou: 'Niste je promijenili vi? Odmah nam se javite na adresu iz potpisa.',
    },
  },

  welcome: {
    about: 'dobrodošlica',
    when: 'Kad se novi račun potvrdi.',
    texts: {
      subject: 'Dobro došli!',
      preheader: 'Vaš je račun spreman.',
      greeting: 'Dobro došli, {firstName}!',
      text: 'Vaš je račun spreman. Na profilu možete spremiti adrese za dostavu, dodati člansku iskaznicu za članske cijene i odabrati koje obavijesti želite primati.',
      end: 'Drago nam je što ste s nama.',
      notYou:
        'Niste otvorili račun kod nas? Javite nam se na adresu iz potpisa i izbrisat ćemo ga.',
    },
  },

  'provider-joined': {
    about: 'obavijest o novom načinu prijave',
    when: 'Kad se kupac prvi put prijavi putem druge usluge.',
    texts: {
      subject: 'Novi način prijave na vaš račun',
      preheader: 'Na račun se sada možete prijaviti i putem usluge {provider}.',
      greeting: 'Pozdrav!',
      text: 'Usluga {provider} potvrdila je da je ova e-adresa vaša, pa se na svoj račun sada možete prijaviti i putem nje.',
      notYou:
        'Niste to bili vi? Odmah otvorite našu stranicu za prijavu, odaberite „Zaboravljena lozinka” i postavite novu: time prekidamo ovu vezu i sve prijave. Provjerite i svoj račun kod te usluge.',
    },
  },

  'staff-invited': {
    about: 'poziv u uredništvo',
    when: 'Kad netko dobije pristup uredništvu.',
    texts: {
      subject: 'Pozvani ste u uredništvo',
      preheader: 'Postavite lozinku i možete početi.',
      greeting: 'Pozdrav!',
      text: 'Dobili ste pristup uređivanju stranica i trgovine. Najprije postavite svoju lozinku.',
      account:
        'S tim se računom prijavljujete samo u uredništvo. Za kupnju se prijavite drugom e-adresom ili kupujte bez prijave.',
      button: 'Postavi lozinku',
      afterButton:
        'Poveznica vrijedi sedam dana i može se iskoristiti jedanput. Ako istekne, zatražite novu na stranici za prijavu u uredništvo.',
      notYou: 'Ne očekujete ovu poruku? Zanemarite je i javite nam se na adresu iz potpisa.',
    },
  },

  'staff-password': {
    about: 'poveznica za novu lozinku za uredništvo',
    when: 'Kad član osoblja zatraži novu lozinku.',
    texts: {
      subject: 'Postavite novu lozinku za uredništvo',
      preheader: 'Poveznica za novu lozinku vrijedi jedan sat.',
      greeting: 'Pozdrav!',
      text: 'Zatražena je nova lozinka za vaš pristup uredništvu. Postavite je ovdje:',
      button: 'Postavi novu lozinku',
      afterButton:
        'Poveznica vrijedi jedan sat i može se iskoristiti jedanput. Kad postavite novu lozinku, odjavit ćemo vas sa svih uređaja. Druga potvrda prijave, ako je imate, ostaje ista.',
      notYou:
        'Niste je zatražili vi? Zanemarite ovu poruku: stara lozinka i dalje vrijedi. Poveznicu nikome ne prosljeđujte.',
    },
  },

  'staff-password-set': {
    about: 'obavijest o promijenjenoj lozinki za uredništvo',
    when: 'Kad član osoblja promijeni lozinku.',
    texts: {
      subject: 'Vaša je lozinka za uredništvo promijenjena',
      preheader: 'Ako to niste bili vi, odmah se javite vlasniku trgovine.',
      greeting: 'Pozdrav!',
      text: 'Lozinka kojom se prijavljujete u uredništvo upravo je promijenjena, a svi uređaji na kojima ste bili prijavljeni odjavljeni su.',
      notYou:
        'Niste to bili vi? Odmah na stranici za prijavu u uredništvo zatražite novu lozinku i javite se vlasniku trgovine.',
    },
  },
}
