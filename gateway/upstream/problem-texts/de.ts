import type { ProblemTexts } from './texts.ts'

export const DE: ProblemTexts = {
  codes: {
    BRANCH_REQUIRED: 'Bitte wählen Sie eine Abholstelle, bevor Sie fortfahren.',
    CART_ARCHIVED: 'Dieser Warenkorb wurde bereits bestellt.',
    CART_CHANGED:
      'Ihr Warenkorb hat sich inzwischen geändert. Es wurde nichts bestellt; prüfen Sie die Änderungen und bestellen Sie erneut.',
    CART_FULL: 'Der Warenkorb ist voll. Entfernen Sie ein Produkt und versuchen Sie es erneut.',
    CONFIGURATION_NOT_SET: 'Wählen Sie zuerst, was Sie möchten, zum Beispiel eine Größe.',
    COMMENT_REQUIRED: 'Schreiben Sie einige Worte.',
    COMMENTS_CLOSED: 'Hier kann nichts mehr geschrieben oder geändert werden.',
    CONSENT_REQUIRED: 'Diese Einwilligung ist erforderlich.',
    CONSENTS_NOT_FETCHED:
      'Die Einwilligungen können gerade nicht geladen werden. Bitte versuchen Sie es erneut.',
    COUPON_BELOW_MINIMUM:
      'Die Produkte in Ihrem Warenkorb kosten weniger, als der Gutschein verlangt.',
    COUPON_EXPIRED: 'Der Gutschein ist abgelaufen.',
    COUPON_MEMBERS_ONLY: 'Der Gutschein gilt nur mit einer Mitgliedskarte im Warenkorb.',
    COUPON_NOT_BEGUN: 'Der Gutschein gilt noch nicht.',
    COUPON_NOT_FOR_THESE_ITEMS: 'Der Gutschein gilt nicht für die Produkte in Ihrem Warenkorb.',
    COUPON_NOT_FOUND: 'Diesen Gutschein gibt es nicht. Prüfen Sie den Code.',
    COUPON_USED_UP: 'Der Gutschein wurde bereits eingelöst.',
    DELIVERY_NOT_FOUND:
      'Die gewählte Versandart wurde nicht gefunden, bitte versuchen Sie es erneut.',
    DELIVERY_REQUIRED: 'Bitte wählen Sie eine Versandart, bevor Sie fortfahren.',
    FAILED_CONSENT_LOG:
      'Ihre Einwilligungen konnten nicht gespeichert werden, deshalb wurde nichts gespeichert. Bitte versuchen Sie es erneut.',
    INCORRECT_OLD_PASSWORD: 'Das aktuelle Passwort ist nicht richtig.',
    INCORRECT_PASSWORD: 'Das Passwort ist nicht richtig.',
    INVALID_INPUT: 'Bitte prüfen Sie diese Eingabe.',
    INVALID_LOGIN: 'Die Anmeldung wurde nicht angenommen. Bitte melden Sie sich erneut an.',
    INVALID_MEMBER_CARD:
      'Die Kartennummer ist nicht gültig, die Karte ist abgelaufen oder auf einen anderen Namen ausgestellt.',
    INVALID_QUANTITY: 'Die Menge ist eine ganze Zahl größer als null.',
    INVALID_TOKEN: 'Der Link wurde bereits verwendet oder ist abgelaufen.',
    LIST_FULL: 'Die Liste ist voll. Entfernen Sie zuerst etwas.',
    NO_ACCOUNT: 'Für diese Adresse gibt es noch kein Konto.',
    NO_BUYER: 'Geben Sie zuerst die Adresse ein, dann wählen Sie Versand und Zahlung.',
    NO_SESSION: 'Sie haben keinen offenen Warenkorb. Fügen Sie zuerst ein Produkt hinzu.',
    NOT_FOUND: 'Das gibt es nicht mehr. Aktualisieren Sie die Ansicht.',
    NOT_SUPPORTED: 'Diese Funktion ist hier nicht verfügbar.',
    ONE_COMMENT_PER_USER: 'Sie haben dazu bereits geschrieben. Bearbeiten Sie Ihren Text.',
    ORDER_STATE: 'Die Bestellung hat sich inzwischen geändert, das ist nicht mehr möglich.',
    OUT_OF_STOCK: 'Von diesem Produkt sind nicht genug Stück vorrätig.',
    PAYMENT_FAILED:
      'Die Zahlung wurde nicht bestätigt. Öffnen Sie die Bestellung und versuchen Sie es erneut.',
    PAYMENT_NOT_FOUND: 'Die gewählte Zahlungsart ist nicht mehr verfügbar. Wählen Sie eine andere.',
    PAYMENT_REQUIRED: 'Bitte wählen Sie eine Zahlungsart, bevor Sie fortfahren.',
    RATING_REQUIRED: 'Wählen Sie eine Bewertung.',
    SESSION_USED: 'Dieser Warenkorb wurde mit einem anderen zusammengeführt.',
    SOCIAL_LOGIN_FAILED:
      'Die Anmeldung beim Anbieter ist fehlgeschlagen. Versuchen Sie es erneut oder melden Sie sich mit Ihrem Passwort an.',
    TEXT_CHANGED:
      'Der Text einer Einwilligung hat sich gerade geändert, deshalb wurde nichts gesendet. Lesen Sie den neuen Text und stimmen Sie erneut zu.',
    TOO_MANY_ADDRESSES: 'Für eine weitere Adresse ist kein Platz. Löschen Sie zuerst eine.',
    TOO_MANY_REQUESTS: 'Zu viele Versuche. Versuchen Sie es später erneut.',
    UNKNOWN_USER_OR_PASSWORD:
      'E-Mail-Adresse oder Passwort ist nicht richtig. Falls Sie sich gerade registriert haben, bestätigen Sie zuerst Ihre Adresse.',
    USER_EXISTS: 'Für diese Adresse gibt es bereits ein Konto.',
    WEAK_PASSWORD:
      'Dieses Passwort gehört zu den häufigsten oder enthält Ihre E-Mail-Adresse. Wählen Sie ein anderes.',
  },
  limits: {
    CART_FULL: 'Der Warenkorb ist voll: Er fasst {limit} Positionen. Entfernen Sie zuerst eine.',
    COUPON_BELOW_MINIMUM: 'Der Gutschein gilt ab einem Warenwert von {limit}.',
    INVALID_QUANTITY: 'Die Menge ist eine ganze Zahl von 1 bis {limit}.',
    LIST_FULL: 'Die Liste ist voll: Sie fasst {limit} Einträge. Entfernen Sie zuerst etwas.',
    OUT_OF_STOCK: 'Von diesem Produkt sind nicht genug Stück vorrätig. Verfügbar: {limit}.',
    TOO_MANY_ADDRESSES: 'Es ist Platz für {limit} Adressen. Löschen Sie zuerst eine.',
    TOO_MANY_REQUESTS: 'Zu viele Versuche. Versuchen Sie es in {limit} erneut.',
  },
  rules: {
    REQUIRED: 'Dieses Feld ist erforderlich.',
    EMAIL: 'Geben Sie eine E-Mail-Adresse ein.',
    LETTERS_ONLY: 'Verwenden Sie nur Buchstaben.',
    PHONE: 'Geben Sie eine Telefonnummer mit 6 bis 15 Ziffern ein.',
    POSTCODE: 'Geben Sie eine Postleitzahl ein, die es im gewählten Land gibt.',
    MIN_LENGTH: 'Geben Sie mindestens {limit} Zeichen ein.',
    MAX_LENGTH: 'Geben Sie höchstens {limit} Zeichen ein.',
    AT_LEAST: 'Die kleinste mögliche Zahl ist {limit}.',
    AT_MOST: 'Die größte mögliche Zahl ist {limit}.',
    MAX_ENTRIES: 'Es sind höchstens {limit} Einträge möglich.',
    COMPANY_NUMBER: 'Die OIB ist nicht richtig: Prüfen Sie alle 11 Ziffern.',
    CARD_NUMBER: 'Die Nummer einer Mitgliedskarte hat 13 Ziffern und muss richtig sein.',
    DIFFERENT_PASSWORD: 'Das neue Passwort muss sich vom alten unterscheiden.',
  },
}
