import type { LetterNames } from '#services/platform/letter.ts'
import type { UserLetters } from './user-letters.ts'

export const eng: LetterNames<UserLetters> = {
  'confirm-registration': {
    about: 'confirmation of the e-mail address of a new account',
    when: 'When somebody fills in the form for a new account.',
  },
  'already-registered': {
    about: 'notice that an account exists',
    when: 'When somebody registers with an e-mail address that has an account.',
  },
  'forgot-password': {
    about: 'link for a new password',
    when: 'When a customer requests a new password.',
  },
  'password-changed': {
    about: 'notice of a changed password',
    when: 'When a customer changes their password.',
  },
  'email-change-confirm': {
    about: 'confirmation of a new e-mail address',
    when: 'When a customer enters a new e-mail address; sent to the new one.',
  },
  'email-change-notice': {
    about: 'notice of a requested change of the e-mail address',
    when: 'When a customer enters a new e-mail address; sent to the former one.',
  },
  'email-changed': {
    about: 'notice of a changed e-mail address',
    when: 'When a new e-mail address is confirmed; sent to the former one.',
  },
  welcome: {
    about: 'welcome',
    when: 'When a new account is confirmed.',
  },
  'provider-joined': {
    about: 'notice of a new way to log in',
    when: 'When a customer first logs in by another service.',
  },

  'staff-invited': {
    about: 'invitation to the back office',
    when: 'When somebody is let into the back office.',
    texts: {
      subject: 'You are invited to the back office',
      preheader: 'Set a password and you can begin.',
      greeting: 'Hello!',
      text: 'You may now work on the pages and the shop. Please set your password first.',
      account:
        'With this account you sign in to the back office only. To shop, log in with another e-mail address, or buy without an account.',
      button: 'Set password',
      afterButton:
        'The link is valid for seven days and can be used once. If it expires, request a new one on the sign-in page of the back office.',
      notYou:
        'Did you not expect this message? Ignore it and write to the address in the signature.',
    },
  },

  'staff-password': {
    about: 'link for a new password of the back office',
    when: 'When a member of staff requests a new password.',
    texts: {
      subject: 'Set a new password for the back office',
      preheader: 'The link for a new password is valid for one hour.',
      greeting: 'Hello!',
      text: 'A new password for your access to the back office was requested. Set it here:',
      button: 'Set new password',
      afterButton:
        'The link is valid for one hour and can be used once. A new password signs you out on all devices. Your second factor, if you have one, stays the same.',
      notYou:
        'Was it not you? Ignore this message: the old password is still valid. Do not pass the link on to anybody.',
    },
  },

  'staff-password-set': {
    about: 'notice of a changed password of the back office',
    when: 'When a member of staff changes their password.',
    texts: {
      subject: 'Your password for the back office has changed',
      preheader: 'If it was not you, tell the owner of the shop at once.',
      greeting: 'Hello!',
      text: 'The password with which you sign in to the back office has just been changed, and all devices where you were signed in are signed out.',
      notYou:
        'Was it not you? Request a new password on the sign-in page of the back office at once, and tell the owner of the shop.',
    },
  },
}
