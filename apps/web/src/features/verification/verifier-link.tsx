import { useTranslation } from 'react-i18next'

/** The program that checks a certificate on a computer of one's own. */
export function VerifierLink() {
  const { t } = useTranslation('verification')
  return (
    <section aria-labelledby="verifier" className="rounded-2xl border border-line bg-surface p-5 sm:p-6">
      <h2 id="verifier" className="font-semibold">
        {t('verifier.title')}
      </h2>
      <p className="mt-1 text-soft">{t('verifier.text')}</p>
      <pre className="mt-3 rounded-lg bg-paper px-4 py-3 font-mono text-small whitespace-pre-wrap">
        node originseal-verify.cjs certificate.pdf original.jpg --signer SHA-256
      </pre>
      <a className="link mt-3 inline-block" href="/downloads/originseal-verify.cjs" download>
        {t('verifier.download')}
      </a>
    </section>
  )
}
