import { StaffTime } from '../kit/staff-time.tsx';

/** When and by whom a part of the site was last saved; `never` if it is as the site began. */
export function SavedBy({ save, never }: { save: { savedAt: string; savedBy: string }; never: string }) {
	if (save.savedAt === '') return <span className="quiet">{never}</span>;
	return (
		<>
			<StaffTime at={save.savedAt} /> <bdi className="quiet">{save.savedBy}</bdi>
		</>
	);
}
