/**
 * Key to look up and count an e-mail address: spellings of one mailbox share a key. Mails go to the
 * address as its owner typed it.
 */
export function emailKey(email: string): string {
  return email.trim().toLowerCase().normalize('NFC').replace(/\.$/, '')
}
