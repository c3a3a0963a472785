/**
 * What an e-mail address is found and counted by: two texts that must lead to the same mailbox have
 * the same key. Mails go to the address as it was typed by its owner.
 */
export function emailKey(email: string): string {
  return email.trim().toLowerCase().normalize('NFC').replace(/\.$/, '')
}
