import type { SandboxStatus } from './sandboxStore.ts'

type PageText = {
  lang: string
  title: string
  test: string
  testDetail: string
  total: string
  cardTitle: string
  cardPay: string
  cardDecline: string
  cardHint: string
  /** Of what is paid each month. */
  aMonth: string
  cardSubscribe: string
  cardSubscribeHint: string
  cardFailsLater: string
  receipt: { title: string; paidAt: string; period: string; refunded: string; failed: string }
  pixTitle: string
  pixPay: string
  pixLapse: string
  pixHint: string
  delivery: Record<
    'title' | 'email' | 'name' | 'sample' | 'line1' | 'line2' | 'city' | 'state' | 'postalCode' | 'country',
    string
  >
  incomplete: string
  leave: string
  declined: string
  over: Record<Exclude<SandboxStatus, 'open'>, string>
  goBack: string
}

const ptBR: PageText = {
  lang: 'pt-BR',
  title: 'Pagamento de teste',
  test: 'Ambiente de teste',
  testDetail: 'Nenhum dinheiro de verdade é cobrado aqui. Escolha o que deve acontecer.',
  total: 'Total',
  cardTitle: 'Cartão',
  cardPay: 'Pagar com cartão',
  cardDecline: 'Recusar o cartão',
  cardHint: 'Aprovado na hora.',
  aMonth: 'por mês',
  cardSubscribe: 'Assinar com cartão',
  cardSubscribeHint:
    'O primeiro mês é pago na hora. O segundo botão usa um cartão que será recusado na renovação.',
  cardFailsLater: 'Assinar com um cartão que falha na renovação',
  receipt: {
    title: 'Recibo de teste',
    paidAt: 'Data',
    period: 'Período',
    refunded: 'Devolvido',
    failed: 'A cobrança foi recusada. Nada foi cobrado.',
  },
  pixTitle: 'Pix',
  pixPay: 'Pagar com Pix',
  pixLapse: 'Deixar o Pix vencer',
  pixHint: 'A confirmação chega alguns segundos depois.',
  delivery: {
    title: 'Entrega',
    email: 'E-mail',
    name: 'Nome',
    sample: 'Pessoa de Teste',
    line1: 'Endereço',
    line2: 'Complemento (opcional)',
    city: 'Cidade',
    state: 'Estado',
    postalCode: 'CEP',
    country: 'País',
  },
  incomplete: 'Preencha o e-mail e o endereço de entrega. Enviamos apenas para os países da loja.',
  leave: 'Sair sem pagar',
  declined: 'O cartão foi recusado. Nada foi cobrado; você pode tentar de novo.',
  over: {
    paid: 'Este pagamento já foi feito.',
    pending: 'O Pix está a caminho. A confirmação chega em instantes.',
    failed: 'O Pix venceu sem ser pago. Nada foi cobrado.',
    expired: 'Este pagamento expirou. Nada foi cobrado.',
  },
  goBack: 'Voltar ao Lance',
}

const en: PageText = {
  lang: 'en',
  title: 'Test payment',
  test: 'Test environment',
  testDetail: 'No real money is charged here. Choose what should happen.',
  total: 'Total',
  cardTitle: 'Card',
  cardPay: 'Pay by card',
  cardDecline: 'Decline the card',
  cardHint: 'Approved at once.',
  aMonth: 'a month',
  cardSubscribe: 'Subscribe by card',
  cardSubscribeHint:
    'The first month is paid at once. The second button uses a card that is declined at the renewal.',
  cardFailsLater: 'Subscribe by a card that fails at the renewal',
  receipt: {
    title: 'Test receipt',
    paidAt: 'Date',
    period: 'Period',
    refunded: 'Given back',
    failed: 'The charge was declined. Nothing was charged.',
  },
  pixTitle: 'Pix',
  pixPay: 'Pay by Pix',
  pixLapse: 'Let the Pix lapse',
  pixHint: 'The confirmation comes a few seconds later.',
  delivery: {
    title: 'Delivery',
    email: 'E-mail',
    name: 'Name',
    sample: 'Test Person',
    line1: 'Address',
    line2: 'Address line 2 (optional)',
    city: 'City',
    state: 'State',
    postalCode: 'Postal code',
    country: 'Country',
  },
  incomplete:
    'Please fill in the e-mail and the delivery address. We deliver to the countries of the store only.',
  leave: 'Leave without paying',
  declined: 'The card was declined. Nothing was charged; you can try again.',
  over: {
    paid: 'This payment has been made already.',
    pending: 'The Pix is on its way. Its confirmation comes in a moment.',
    failed: 'The Pix lapsed without being paid. Nothing was charged.',
    expired: 'This payment has expired. Nothing was charged.',
  },
  goBack: 'Back to Lance',
}

export const pageTextOf = (language: string): PageText => (language === 'pt-BR' ? ptBR : en)

/** An amount of centavos as Brazil writes it, whatever the language of the page. */
export function makeShownReais(amountCents: number): string {
  const reais = Math.floor(amountCents / 100)
  const grouped = String(reais).replace(/\B(?=(\d{3})+$)/g, '.')
  return `R$ ${grouped},${String(amountCents % 100).padStart(2, '0')}`
}
