export interface BulletinItem {
  id: number;
  title: string;
  /** HTML from the platform. */
  content: string;
}
