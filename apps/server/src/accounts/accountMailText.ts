type Texts = { subject: string; text: (link: string) => string }
type Kind = 'confirm_email' | 'reset_password'

// No name of the user's in here: anybody can sign up with another's address and any name, and would have us send it.
const ptBR: Record<Kind, Texts> = {
  confirm_email: {
    subject: 'Confirme seu e-mail no Lance',
    text: (link) => `Olá!

Uma conta no Lance foi criada com este e-mail. Para confirmá-lo, abra este link:

${link}

O link vale por 48 horas e funciona uma vez. Se não foi você, ignore esta mensagem.

Lance
`,
  },
  reset_password: {
    subject: 'Redefina sua senha do Lance',
    text: (link) => `Olá!

Alguém pediu para redefinir a senha da sua conta no Lance. Para escolher uma nova senha, abra este link:

${link}

O link vale por 1 hora e funciona uma vez. Todas as sessões abertas serão encerradas.
Se não foi você, ignore esta mensagem: sua senha continua a mesma.

Lance
`,
  },
}

const en: Record<Kind, Texts> = {
  confirm_email: {
    subject: 'Confirm your e-mail for Lance',
    text: (link) => `Hello!

An account at Lance was made with this e-mail address. To confirm it, open this link:

${link}

The link is good for 48 hours and works once. If this wasn't you, ignore this message.

Lance
`,
  },
  reset_password: {
    subject: 'Reset your Lance password',
    text: (link) => `Hello!

Somebody asked to reset the password of your account at Lance. To choose a new one, open this link:

${link}

The link is good for 1 hour and works once. All open sessions will be ended.
If this wasn't you, ignore this message: your password stays as it is.

Lance
`,
  },
}

/** The words of a mail in a user's language; in English for languages that have none yet. */
export function accountMailText(
  kind: Kind,
  language: string,
  link: string,
): { subject: string; text: string } {
  const { subject, text } = (language === 'pt-BR' ? ptBR : en)[kind]
  return { subject, text: text(link) }
}
