export interface BulletinItem {
  id: number;
  title: string;
  /** HTML of the platform. */
  content: string;
}
