import { ContractsPage } from './contracts-page.tsx';

export const DividendPage = () => <ContractsPage kind="dividend" />;
export const DailySalaryPage = () => <ContractsPage kind="dailySalary" />;
export const HourlySalaryPage = () => <ContractsPage kind="hourlySalary" />;
export const RealTimeSalaryPage = () => <ContractsPage kind="realTimeSalary" />;
