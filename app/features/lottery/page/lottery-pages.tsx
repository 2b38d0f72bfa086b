import { ModesPage } from './modes-page.tsx';

/** The pages of the house lotteries, fast draws and e-lotteries. */
export function LotteryPage() {
  return <ModesPage name="lottery" modes={['LOTT', 'ZY', 'ELOTT']} />;
}

export function SeaLotteryPage() {
  return <ModesPage name="sea" modes={['SEA']} />;
}

export function VnLotteryPage() {
  return <ModesPage name="vn" modes={['VN']} />;
}
