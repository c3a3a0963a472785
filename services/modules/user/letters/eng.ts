import type { LetterTexts } from '#services/platform/letter.ts'
import type { UserLetters } from './user-letters.ts'

export const eng: LetterTexts<UserLetters> = {
  'confirm-registration': {
    about: 'confirmation of the e-mail address of a new account',
    when: 'When somebody fills in the form for a new account.',
    texts: {
      subject: 'Please confirm your e-mail address',
      preheader: 'One more step and your account is ready.',
      greeting: 'Hello {firstName}!',
      text: 'Thank you for registering as {firstName} {lastName}. Confirm that this e-mail address is yours and you can log in with the password that you entered.',
      button: 'Confirm the address',
      afterButton: 'The link is valid for 48 hours and can be used once.',
      notYou:
        'Did you not register, or is this not your name? Do not confirm: whoever filled in the form knows the password. Ignore this message: without a confirmation no account is opened, and we delete what was entered.',
    },
  },
  'already-registered': {
    about: 'notice that an account exists',
    when: 'When somebody registers with an e-mail address that has an account.',
    texts: {
      subject: 'You already have an account with us',
      preheader: 'Log in or set a new password.',
      greeting: 'Hello {firstName}!',
      text: 'Somebody has just tried to open an account with your e-mail address. You already have one, so there is no need for another.',
      button: 'Log in',
      afterButton: 'Forgotten your password? You can set a new one here: {resetLink}',
      notYou:
        'Was it not you? There is nothing to do: your account and password are unchanged, and whoever tried has not learnt that the account exists.',
    },
  },
  'forgot-password': {
    about: 'link for a new password',
    when: 'When a customer requests a new password.',
    texts: {
      subject: 'Set a new password',
      preheader: 'The link for a new password is valid for one hour.',
      greeting: 'Hello!',
      text: 'A new password for your account was requested. Set it here:',
      button: 'Set new password',
      afterButton:
        'The link is valid for one hour and can be used once. A new password logs you out on all devices.',
      notYou:
        'Was it not you? Ignore this message: the old password is still valid. Do not pass the link on to anybody.',
    },
  },
  'password-changed': {
    about: 'notice of a changed password',
    when: 'When a customer changes their password.',
    texts: {
      subject: 'Your password has been changed',
      preheader: 'If it was not you, set a new one at once.',
      greeting: 'Hello!',
      text: 'The password of your account has just been changed, and the other devices where you were logged in are logged out.',
      notYou:
        'Was it not you? Open our login page at once, choose “Forgotten password” and set a new one, then write to us at the address in the signature.',
    },
  },
  'email-change-confirm': {
    about: 'confirmation of a new e-mail address',
    when: 'When a customer enters a new e-mail address; sent to the new one.',
    texts: {
      subject: 'Please confirm your new e-mail address',
      preheader: 'The new e-mail address applies once you confirm it.',
      greeting: 'Hello!',
      text: 'You have entered a new e-mail address for your account: {newEmail}. Confirm it, and from then on you log in with it.',
      button: 'Confirm the new address',
      afterButton: 'The link is valid for 48 hours and can be used once.',
      notYou:
        'Do you not have an account with us, or was it not you? Ignore this message: without a confirmation nothing changes.',
    },
  },
  'email-change-notice': {
    about: 'notice of a requested change of the e-mail address',
    when: 'When a customer enters a new e-mail address; sent to the former one.',
    texts: {
      subject: 'A change of your e-mail address was requested',
      preheader: 'For now, your e-mail address stays the same.',
      greeting: 'Hello!',
      text: 'A new e-mail address was entered for your account: {newEmail}. The change applies once it is confirmed by the message sent to that address; until then you log in as before.',
      notYou:
        'Was it not you? Somebody may know your password. Change it in your account at once and log out the other devices.',
    },
  },
  'email-changed': {
    about: 'notice of a changed e-mail address',
    when: 'When a new e-mail address is confirmed; sent to the former one.',
    texts: {
      subject: 'Your e-mail address has been changed',
      preheader: 'From now on you log in with the new address.',
      greeting: 'Hello!',
      text: 'The e-mail address of your account has been changed to {newEmail}. From now on you log in with it, and we no longer send messages about the account to this address.',
      notYou: 'Was it not you? Write to us at once at the address in the signature.',
    },
  },
  welcome: {
    about: 'welcome',
    when: 'When a new account is confirmed.',
    texts: {
      subject: 'Welcome!',
      preheader: 'Your account is ready.',
      greeting: 'Welcome, {firstName}!',
      text: 'Your account is ready. There you can save delivery addresses, add your membership card for members’ prices and choose which messages you would like to receive.',
      end: 'We are glad to have you with us.',
      notYou:
        'Did you not open an account with us? Write to us at the address in the signature and we will delete it.',
    },
  },
  'provider-joined': {
    about: 'notice of a new way to log in',
    when: 'When a customer first logs in by another service.',
    texts: {
      subject: 'A new way to log in to your account',
      preheader: 'You can now log in to your account with {provider} too.',
      greeting: 'Hello!',
      text: '{provider} has confirmed that this e-mail address is yours, so you can now log in to your account with it too.',
      notYou:
        'Was it not you? Open our login page at once, choose “Forgotten password” and set a new one: that ends this connection and every login. Check your account with that service too.',
    },
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
