import { createHash } from 'node:crypto'
import { SEAL_PROOF_HOW_TO, type SealProof } from '@originseal/contracts'
import type { CertificateInput } from '../certificate/certificate-input'
import { paintedPng } from './painted-png'

export const digest = (text: string) => createHash('sha256').update(text).digest('hex')

/** A proof that looks like one and proves nothing: for samples and for layout tests only. */
export function sampleProof(title: string, filename: string): SealProof {
  return {
    version: 'originseal-proof/1',
    work: {
      id: '5b0a2c1e-7f43-4c7e-9d0b-2f6f3f1f8a21',
      title,
      filename,
      sha256: digest('work'),
      size: 1_843_207,
      mediaType: 'image/jpeg',
      cid: 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi',
      cidProfile: 'unixfs-v1-2025',
      perceptualHash: { algorithm: 'pdq', profile: 'exact', version: 1, hex: digest('pdq'), quality: 97 },
    },
    ownerId: 'c0f7f1c9-2a47-4a0c-8b0f-0d6a2f4b7e55',
    sealedAt: '2026-11-21T03:04:05.678Z',
    salt: digest('salt'),
    commitment: digest('commitment'),
    tree: {
      hash: 'sha-256',
      scheme: 'rfc6962',
      leafIndex: 2,
      size: 5,
      path: [digest('a'), digest('b'), digest('c')],
    },
    root: digest('root'),
    chain: {
      chainId: 31_337,
      name: 'eip155:31337',
      registry: `0x${digest('registry').slice(0, 40)}`,
      sealer: `0x${digest('sealer').slice(0, 40)}`,
      transactionHash: `0x${digest('transaction')}`,
      blockNumber: 1_234_567,
      blockHash: `0x${digest('block')}`,
      blockTime: '2026-11-21T03:04:09.000Z',
      logIndex: 3,
    },
    howTo: SEAL_PROOF_HOW_TO,
  }
}

function certificate(
  title: string,
  filename: string,
  more: Partial<CertificateInput> = {},
): CertificateInput {
  const proof = sampleProof(title, filename)
  return {
    proof,
    width: 4032,
    height: 3024,
    ownerName: '林映雪',
    thumbnail: paintedPng(400, 300, 1),
    verifyUrl: `https://originseal.example/verify/${proof.work.id}`,
    generatedAt: new Date('2026-11-21T03:05:00.000Z'),
    sample: true,
    ...more,
  }
}

/** The cases that layout must stand. */
export function sampleCertificates(): Record<string, CertificateInput> {
  const main = sampleProof('', '')
  const long = '山海之間的第七個黎明:寫給島嶼、潮汐與遠方的燈火,'.repeat(9).slice(0, 200)
  return {
    plain: certificate('島嶼晨光', 'island-morning.jpg', {
      proof: {
        ...sampleProof('島嶼晨光', 'island-morning.jpg'),
        chain: { ...main.chain, chainId: 8453, name: 'Base' },
      },
    }),
    'long-title': certificate(long, '第七個黎明.jpg', { thumbnail: paintedPng(120, 960, 2) }),
    'long-filename': certificate('長檔名', `${'IMG_20261121_final_FINAL_print-ready'.repeat(5)}.jpeg`, {
      thumbnail: paintedPng(1200, 150, 3),
    }),
    scripts: certificate(
      '𠮷野家與𨋢門 峠の茶屋 한글 제목 Привет Ωmega ł ṽ 软件说明 😀🎨👩‍🎨🇹🇼 \u202Egnp.exe مرحبا \u{1F9FF}\u{E000}\u{2A6DF}',
      'a\u200Bb\u0007.png',
      { ownerName: '𠮷田 明 (Yoshida Ａkira) 김민준', thumbnail: paintedPng(300, 300, 4) },
    ),
    'no-thumbnail': certificate('無縮圖', 'plain.png', { thumbnail: undefined }),
  }
}
