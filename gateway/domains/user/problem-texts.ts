import type { ProblemTextsOf } from '#gateway/upstream/problem-texts/texts.ts'

export const problemTexts: ProblemTextsOf<'user'> = {
  INCORRECT_OLD_PASSWORD: {
    hr: 'Trenutačna lozinka nije točna.',
    en: 'The current password is not correct.',
    de: 'Das aktuelle Passwort ist nicht richtig.',
  },
  INCORRECT_PASSWORD: {
    hr: 'Lozinka nije točna.',
    en: 'The password is not correct.',
    de: 'Das Passwort ist nicht richtig.',
  },
  INVALID_LOGIN: {
    hr: 'Prijava nije prihvaćena. Provjerite što ste upisali i prijavite se ponovno.',
    en: 'The login was not accepted. Check what you entered and log in again.',
    de: 'Die Anmeldung wurde nicht angenommen. Prüfen Sie Ihre Eingaben und melden Sie sich erneut an.',
  },
  NO_ACCOUNT: {
    hr: 'Za ovu adresu još nema računa.',
    en: 'There is no account for this address yet.',
    de: 'Für diese Adresse gibt es noch kein Konto.',
  },
  SOCIAL_LOGIN_FAILED: {
    hr: 'Prijava kod davatelja usluge nije uspjela. Pokušajte ponovno ili se prijavite lozinkom.',
    en: 'The login at the provider failed. Try again, or log in with your password.',
    de: 'Die Anmeldung beim Anbieter ist fehlgeschlagen. Versuchen Sie es erneut oder melden Sie sich mit Ihrem Passwort an.',
  },
  STAFF_ACCOUNT: {
    hr: 'Ovaj je račun dio uredništva. Prijavite se na stranici /adminLogin.',
    en: 'This account belongs to the back office. Sign in at /adminLogin.',
    de: 'Dieses Konto gehört zur Verwaltung. Melden Sie sich unter /adminLogin an.',
  },
  TOO_MANY_ADDRESSES: {
    hr: 'Nema mjesta za još jednu adresu. Prvo obrišite neku.',
    en: 'There is no room for another address. Delete one first.',
    de: 'Für eine weitere Adresse ist kein Platz. Löschen Sie zuerst eine.',
    withLimit: {
      hr: 'Najviše adresa: {limit}. Prvo obrišite neku.',
      en: 'There is room for {limit} addresses. Delete one first.',
      de: 'Es ist Platz für {limit} Adressen. Löschen Sie zuerst eine.',
    },
  },
  UNKNOWN_USER_OR_PASSWORD: {
    hr: 'E-adresa ili lozinka nije točna. Ako ste se tek registrirali, prvo potvrdite e-adresu.',
    en: 'The e-mail address or the password is not correct. If you have just registered, confirm your address first.',
    de: 'E-Mail-Adresse oder Passwort ist nicht richtig. Falls Sie sich gerade registriert haben, bestätigen Sie zuerst Ihre Adresse.',
  },
  USER_EXISTS: {
    hr: 'Za ovu adresu račun već postoji.',
    en: 'There is an account for this address already.',
    de: 'Für diese Adresse gibt es bereits ein Konto.',
  },
  WEAK_PASSWORD: {
    hr: 'Ova je lozinka među najčešćima ili sadrži vašu e-adresu. Odaberite drugu.',
    en: 'This password is among the most common ones or contains your e-mail address. Choose another one.',
    de: 'Dieses Passwort gehört zu den häufigsten oder enthält Ihre E-Mail-Adresse. Wählen Sie ein anderes.',
  },
}
