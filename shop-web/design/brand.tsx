import { Logo } from '../src/app/layouts/logo';
import { BrandRing } from '../src/platform/ui/brand-ring';
import { Drawing, type DrawingName } from '../src/platform/ui/drawing';
import { Mark } from '../src/platform/ui/mark';
import { SeatRing } from '../src/platform/ui/seat-ring';
import { StepLine } from '../src/platform/ui/step-line';
import { Steps } from '../src/platform/ui/steps';
import { OneStar, STARS, Stars } from '../src/platform/ui/stars';
import { Example, Part, Row } from './example';

/** The compiler wants each name of the type. */
const DRAWINGS: Record<DrawingName, true> = {
  empty: true,
  'empty-cart': true,
  'empty-memberships': true,
  'empty-notifications': true,
  'empty-search': true,
  'guarantee-back': true,
  'guarantee-help': true,
  'guarantee-paid': true,
  'guarantee-wait': true,
  lost: true,
  mending: true,
};
const WORDS = ['Pesan', 'Bayar', 'Dicek', 'Menunggu grup', 'Aktif'];
const STEPS = WORDS.map((word) => ({ ahead: word, now: word, done: word }));

export const Brand = () => (
  <Part id="brand" title="Tanda dan gambar">
    <Example of="Logo, BrandRing">
      <Row>
        <Logo />
        {[0, 1, 2, 3, 4].map((taken) => (
          <BrandRing key={taken} seats={4} taken={taken} className="size-10 text-brand" />
        ))}
      </Row>
    </Example>
    <Example of="Mark: sm, md, card, lg, di dalam cincin">
      <Row>
        <Mark name="Netflix" color="#b1060f" size="sm" />
        <Mark name="Disney+ Hotstar" color="#0c2d6b" />
        <Mark name="Spotify" color="#15803d" size="card" />
        <Mark name="Apple One" color="#f2f2f2" size="lg" />
        <Mark name="Canva" color="#7d2ae8" size="sm" round />
      </Row>
    </Example>
    <Example of="SeatRing: kursi terisi, host kuning">
      <Row>
        {[0, 1, 3, 4].map((taken) => (
          <SeatRing key={taken} size={4} taken={taken} />
        ))}
        <SeatRing size={5} taken={3} hosts={1} className="size-14" />
        <SeatRing size={2} taken={1} hosts={1} className="size-14" />
      </Row>
    </Example>
    <Example of="Stars">
      <Row>
        <span className="inline-flex gap-0.5">
          {STARS.map((star) => (
            <OneStar key={star} isFull className="size-4" />
          ))}
        </span>
        <Stars n={3} />
      </Row>
    </Example>
    <Example of="StepLine: tiap langkah" wide>
      <div className="space-y-5">
        {[0, 2, 4, 5].map((done) => (
          <StepLine key={done} steps={STEPS} done={done} />
        ))}
        <StepLine steps={[...STEPS, { ahead: 'Perpanjang', now: 'Perpanjang', done: 'Perpanjang' }]} done={3} />
      </div>
    </Example>
    <Example of="Steps">
      <Steps steps={['Pilih layanan.', ['Bayar bagianmu', 'Lewat transfer bank atau QRIS.']]} />
    </Example>
    <Example of="Drawing" wide>
      <div className="flex flex-wrap gap-3">
        {Object.keys(DRAWINGS).map((name) => (
          <Drawing key={name} name={name as DrawingName} className="size-32" />
        ))}
      </div>
    </Example>
  </Part>
);
