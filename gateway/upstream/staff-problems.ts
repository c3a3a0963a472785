import type { InputRule, StaffProblemCode } from '#gateway/generated/staff-resolvers.ts'
import { brokenRule } from './broken-rule.ts'
import { RULE_TEXTS } from './problem-texts/rule-texts.ts'
import type { InLanguages } from './problem-texts/texts.ts'
import { UpstreamError } from './upstream-error.ts'

/** Its `message` is resolved in the language of the request. */
export type StaffProblem = {
  readonly __typename: 'StaffProblem'
  readonly code: StaffProblemCode
  readonly field: string | null
  readonly rule: InputRule | null
  readonly limit: number | null
  /** Rows that the member saw, for the text. */
  readonly shown: number | null
  readonly retryAfterSeconds: number | null
}

/** Languages of the back office. */
export type StaffTexts = Pick<InLanguages, 'hr' | 'en'>

const TEXTS: Readonly<Record<StaffProblemCode, StaffTexts>> = {
  INVALID_INPUT: { hr: 'Provjerite ovaj unos.', en: 'Please check this entry.' },
  INVALID_LOGIN: {
    hr: 'E-adresa ili lozinka nije ispravna.',
    en: 'The e-mail address or the password is not correct.',
  },
  INCORRECT_PASSWORD: { hr: 'Lozinka nije ispravna.', en: 'The password is not correct.' },
  WRONG_CODE: {
    hr: 'Kod nije ispravan ili je već iskorišten.',
    en: 'The code is wrong, or has been used before.',
  },
  WRONG_PASSKEY: {
    hr: 'Pristupni ključ nije prihvaćen. Pokušajte ponovno.',
    en: 'The passkey was not accepted. Try again.',
  },
  LAST_FACTOR: {
    hr: 'Ovo je vaša jedina druga potvrda prijave. Najprije dodajte drugu.',
    en: 'This is your only second factor. Add another one first.',
  },
  TOO_MANY_PASSKEYS: {
    hr: 'Nema mjesta za još jedan pristupni ključ. Najprije uklonite neki.',
    en: 'There is no room for another passkey. Remove one first.',
  },
  INVALID_TOKEN: {
    hr: 'Ova poveznica više ne vrijedi. Zatražite novu.',
    en: 'This link is not valid any more. Request a new one.',
  },
  WEAK_PASSWORD: {
    hr: 'Ova je lozinka među najčešćima ili sadrži vašu e-adresu. Odaberite drugu.',
    en: 'This password is among the most common ones or contains your e-mail address. Choose another one.',
  },
  CONFIRM_AGAIN: {
    hr: 'Za ovaj korak najprije potvrdite tko ste.',
    en: 'Confirm who you are before this step.',
  },
  FORBIDDEN: {
    hr: 'Za to nemate ovlast. Dodijeliti je može vlasnik.',
    en: 'You do not have the right to do this. An owner can give it.',
  },
  NO_FACTOR: {
    hr: 'Najprije dodajte drugu potvrdu prijave.',
    en: 'Add a second factor first.',
  },
  NAME_TAKEN: { hr: 'Ovaj naziv već postoji.', en: 'This name exists already.' },
  ORDER_STATE: {
    hr: 'Stanje narudžbe to više ne dopušta. Osvježite stranicu.',
    en: 'The state of the order no longer allows it. Refresh the page.',
  },
  ROWS_CHANGED: {
    hr: 'Popis se u međuvremenu promijenio: bilo ih je {shown}, a sada ih je {limit}. Ništa nije učinjeno; pogledajte popis i pokušajte ponovno.',
    en: 'The list has changed meanwhile: there were {shown}, now there are {limit}. Nothing was done; look at the list and try again.',
  },
  AMOUNT_CHANGED: {
    hr: 'Iznos povrata u međuvremenu se promijenio. Provjerite ga i pokušajte ponovno.',
    en: 'The amount of the refund has changed meanwhile. Check it and try again.',
  },
  IDEMPOTENCY_KEY_USED: {
    hr: 'Ovaj je korak već napravljen s drugim podacima. Osvježite stranicu.',
    en: 'This step was already made with other values. Refresh the page.',
  },
  ROLE_FIXED: {
    hr: 'Ova je uloga dio proizvoda.',
    en: 'This role comes with the product.',
  },
  ROLE_GIVEN: {
    hr: 'Netko ima ovu ulogu. Najprije mu dodijelite drugu.',
    en: 'Somebody has this role. Give them another one first.',
  },
  LAST_OWNER: {
    hr: 'Barem jedan vlasnik mora ostati.',
    en: 'At least one owner has to stay.',
  },
  USER_EXISTS: {
    hr: 'Ova osoba već ima pristup uredništvu.',
    en: 'This person is a member of staff already.',
  },
  NOT_FOUND: {
    hr: 'Ovo više ne postoji. Osvježite stranicu.',
    en: 'This no longer exists. Refresh the page.',
  },
  NO_TRACKING_ADDRESS: {
    hr: 'Za broj pošiljke treba adresa praćenja: upišite je u postavke ili unesite cijelu poveznicu.',
    en: 'A parcel number needs the tracking address of the courier: set it, or enter a whole link.',
  },
  WRONG_PATH: {
    hr: 'Upišite putanju ove stranice, npr. /stara-stranica, bez razmaka. Na kraju može imati /*.',
    en: 'Enter a path of this site such as /old-page, without spaces. It may end with /*.',
  },
  REDIRECT_LOOP: {
    hr: 'Ovo bi posjetitelja vraćalo na isto mjesto. Odaberite drugi cilj.',
    en: 'This would lead visitors back to where they came from. Choose another target.',
  },
  WRONG_FILE_TYPE: {
    hr: 'Sadržaj datoteke ne odgovara njezinu nastavku. Dopušteni su PDF, EPUB, ZIP, slike, MP3 i MP4.',
    en: 'The content does not match the ending of the name. PDF, EPUB, ZIP, pictures, MP3 and MP4 are allowed.',
  },
  UPLOAD_MISSING: {
    hr: 'Datoteka nije stigla do kraja. Pošaljite je ponovno.',
    en: 'The file did not arrive completely. Please send it again.',
  },
  NO_PICTURE: {
    hr: 'Ovo nije slika koju medijateka prima. Pošaljite JPEG, PNG, WebP, AVIF, GIF ili SVG.',
    en: 'This is not a picture that the library takes. Send a JPEG, PNG, WebP, AVIF, GIF or SVG.',
  },
  HEIC_PICTURE: {
    hr: 'HEIC se ne može prikazati u pregledniku. Na iPhoneu odaberite Postavke › Kamera › Formati › Najkompatibilnije, ili sliku izvezite kao JPEG.',
    en: 'Browsers cannot show HEIC. On an iPhone choose Settings › Camera › Formats › Most Compatible, or export the picture as JPEG.',
  },
  MOVING_PICTURE: {
    hr: 'Slika se miče, a na stranicama bi stajala. Izvezite jedan kadar kao JPEG ili PNG.',
    en: 'The picture moves, and would not on pages. Export one frame as JPEG or PNG.',
  },
  BROKEN_PICTURE: {
    hr: 'Slika je oštećena ili nepotpuna. Otvorite je na svojem uređaju i spremite ponovno.',
    en: 'The picture is damaged or incomplete. Open it on your device and save it again.',
  },
  MIXED_FILE: {
    hr: 'U ovoj slici skriva se i nešto drugo, npr. program ili arhiva. Otvorite je u programu za slike i izvezite kao JPEG.',
    en: 'Something else, such as a program or an archive, is hidden in this picture. Open it in a picture editor and export it as JPEG.',
  },
  UNSAFE_DRAWING: {
    hr: 'SVG pokreće ili učitava nešto što se ne da ukloniti, ili je presložen. Izvezite ga kao obični SVG bez vanjskih stilova, ili kao PNG.',
    en: 'The SVG runs or loads something that cannot be removed, or is too complex. Export it as a plain SVG without external styles, or as PNG.',
  },
  TOO_MANY_PIXELS: {
    hr: 'Slika je prevelika za prikaz. Smanjite je na najviše {limit} milijuna piksela i 16.000 piksela po stranici.',
    en: 'The picture is too large to be shown. Reduce it to at most {limit} million pixels, and 16,000 on each side.',
  },
  FILE_TOO_LARGE: {
    hr: 'Datoteka je prevelika. Smije imati najviše {limit} MB.',
    en: 'The file is too large. It may have at most {limit} MB.',
  },
  TEXT_CHANGED: {
    hr: 'U međuvremenu je promijenjeno. Pročitajte ponovno pa odlučite.',
    en: 'It has changed meanwhile. Read it again before you decide.',
  },
  NOTHING_TO_UNDO: {
    hr: 'Nema odluke koja bi se mogla poništiti.',
    en: 'There is no decision that could be undone.',
  },
  MAIL_STATE: {
    hr: 'Stanje poruke u međuvremenu se promijenilo. Osvježite stranicu.',
    en: 'The state of the letter has changed meanwhile. Refresh the page.',
  },
  EVENT_STATE: {
    hr: 'Stanje događaja to više ne dopušta. Osvježite stranicu.',
    en: 'The state of the event no longer allows it. Refresh the page.',
  },
  CHECKOUT_CLOSES: {
    hr: 'Nakon ovoga kupci ne bi mogli naručiti. Najprije uključite drugi način.',
    en: 'After this no order could be placed. Turn on another method first.',
  },
  NO_ACCOUNT: {
    hr: 'Ova osoba nema račun: kupuje kao gost.',
    en: 'This person has no account: they buy as a guest.',
  },
  PRIVACY_STATE: {
    hr: 'Stanje zahtjeva u međuvremenu se promijenilo. Osvježite stranicu.',
    en: 'The state of the request has changed meanwhile. Refresh the page.',
  },
  SUBJECT_IS_STAFF: {
    hr: 'Ovo je adresa člana uredništva. Najprije ga uklonite iz uredništva.',
    en: 'This is the address of a member of staff. Remove them from the staff first.',
  },
  UNKNOWN_PLACEHOLDER: {
    hr: 'Tekst ima oznaku u vitičastim zagradama koja se u njemu ne može ispuniti.',
    en: 'The text has a name in braces that cannot be filled in here.',
  },
  MISSING_PLACEHOLDER: {
    hr: 'Tekstu nedostaje oznaka bez koje poruka ne bi vrijedila.',
    en: 'The text lacks a placeholder that the letter needs.',
  },
  MEDIA_USED: {
    hr: 'Ova se slika negdje prikazuje. Najprije je ondje zamijenite.',
    en: 'This picture is shown somewhere. Replace it there first.',
  },
  ALT_MISSING: {
    hr: 'Slika nema opis za one koji je ne vide. Najprije ga upišite u medijateci.',
    en: 'The picture has no alternative text. Write one in the media library first.',
  },
  FORM_USED: {
    hr: 'Obrazac je na nekoj stranici. Najprije ga ondje uklonite.',
    en: 'A page shows this form. Remove it there first.',
  },
  FOLDER_NOT_EMPTY: {
    hr: 'Mapa nije prazna. Najprije premjestite ono što je u njoj.',
    en: 'The folder is not empty. Move what is in it first.',
  },
  FOLDER_LOOP: {
    hr: 'Mapa ne može biti u samoj sebi. Odaberite drugo mjesto.',
    en: 'A folder cannot be inside of itself. Choose another place.',
  },
  TOO_MANY_REQUESTS: {
    hr: 'Previše pokušaja. Pokušajte ponovno malo kasnije.',
    en: 'Too many attempts. Try again a little later.',
  },
}

/** The result of `work`, or what the member can do about its refusal; other errors are thrown. */
export async function orStaffProblem<Result>(
  work: () => Promise<Result>,
  { shown = null }: { readonly shown?: number | null | undefined } = {},
): Promise<Result | StaffProblem> {
  try {
    return await work()
  } catch (error) {
    const refused = error instanceof UpstreamError ? staffProblem(error) : null
    if (!refused) throw error
    return { ...refused, shown }
  }
}

export function problemText({ code, rule, limit, shown }: StaffProblem, locale: string): string {
  const language = locale === 'en' ? 'en' : 'hr'
  const number = (value: number | null) =>
    value === null ? '' : new Intl.NumberFormat(language).format(value)
  return (rule ? RULE_TEXTS[rule] : TEXTS[code])[language]
    .replace('{limit}', number(limit))
    .replace('{shown}', number(shown))
}

/** Of a part of an answer, such as one of many records. */
export function staffProblemOf(code: StaffProblemCode): StaffProblem {
  const none = { field: null, rule: null, limit: null, shown: null, retryAfterSeconds: null }
  return { __typename: 'StaffProblem', code, ...none }
}

function staffProblem(refusal: UpstreamError): Omit<StaffProblem, 'shown'> | null {
  const { code: given, status, field, message, limit, retryAfterSeconds } = refusal
  const code = isKnown(given) ? given : null
  if (code === null && status !== 400) return null
  const shown = code ?? 'INVALID_INPUT'
  return {
    __typename: 'StaffProblem',
    ...{ code: shown, field, limit, retryAfterSeconds, rule: null },
    ...(shown === 'INVALID_INPUT' ? brokenRule(shown, message) : null),
  }
}

function isKnown(code: string): code is StaffProblemCode {
  return code in TEXTS
}
