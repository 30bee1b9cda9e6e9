import { useState } from 'react';
import { Button } from '../../platform/ui/fields/button.tsx';
import { Field } from '../../platform/ui/fields/field.tsx';
import { TextInput } from '../../platform/ui/fields/text-input.tsx';
import { Dialog } from '../../platform/ui/overlays/dialog.tsx';
import { Drawer } from '../../platform/ui/overlays/drawer.tsx';
import { EmptyState } from '../../platform/ui/overlays/empty-state.tsx';
import { ErrorState } from '../../platform/ui/overlays/error-state.tsx';
import { LoadingOverlay } from '../../platform/ui/overlays/loading-overlay.tsx';
import { Notice } from '../../platform/ui/overlays/notice.tsx';
import { Skeleton } from '../../platform/ui/overlays/skeleton.tsx';
import { Spinner } from '../../platform/ui/overlays/spinner.tsx';
import { Toast, type ToastMessage } from '../../platform/ui/overlays/toast.tsx';
import styles from './components-page.module.css';
import { Specimen, SpecimenRow, SpecimenSection } from './specimen.tsx';

export function AnswerSpecimens() {
	return (
		<SpecimenSection id="answers" title="Waiting, nothing, broken">
			<SpecimenRow width="wide">
				<Specimen state="Good">
					<Notice kind="good" title="Product created" />
				</Specimen>
				<Specimen state="Error">
					<Notice kind="error" title="It did not go through. Nothing is lost.">
						Try again.
					</Notice>
				</Specimen>
				<Specimen state="Caution">
					<Notice kind="caution" title="Two fields are not finished">
						<p>
							The shipping address and the phone are empty. You may save now and{' '}
							<a href="#answers">finish later</a>.
						</p>
					</Notice>
				</Specimen>
			</SpecimenRow>
			<SpecimenRow width="wide">
				<Specimen state="Empty">
					<EmptyState
						icon="box"
						title="Nothing in here yet"
						text="Open a glove, pick your size and tap Add to sample box."
						actions={<Button variant="outlined">All gloves</Button>}
					/>
				</Specimen>
				<Specimen state="Did not come">
					<ErrorState
						title="The list did not load"
						text="Nothing you typed is lost."
						actions={<Button variant="outlined">Try again</Button>}
					/>
				</Specimen>
				<Specimen state="Loading, part: grey plates the size of what comes">
					<div className={styles.plates} role="status">
						<span className="sr-only">Loading</span>
						<Skeleton shape="picture" />
						<div>
							<Skeleton shape="title" />
							<Skeleton shape="line" />
							<Skeleton shape="line" />
							<Skeleton shape="short" />
						</div>
					</div>
					<br />
					<Skeleton shape="row" />
					<Skeleton shape="row" />
				</Specimen>
				<Specimen state="Loading, page: 2 s a turn, stays 300 ms after the end">
					<div className={styles.gear}>
						<Spinner size={96} />
						Loading
					</div>
				</Specimen>
			</SpecimenRow>
			<OpenedSpecimens />
		</SpecimenSection>
	);
}

/** Overlays, each opened by its button. */
function OpenedSpecimens() {
	const [opened, setOpened] = useState<'dialog' | 'drawer' | 'overlay'>();
	const [toast, setToast] = useState<ToastMessage>();
	const close = () => setOpened(undefined);
	return (
		<SpecimenRow width="whole">
			<Specimen state="Above the page">
				<div className={styles.buttons}>
					<Button variant="outlined" onClick={() => setOpened('dialog')}>
						Open dialog
					</Button>
					<Button variant="outlined" onClick={() => setOpened('drawer')}>
						Open drawer
					</Button>
					<Button
						variant="outlined"
						onClick={() => {
							setOpened('overlay');
							setTimeout(close, 2000);
						}}
					>
						Load for 2 s
					</Button>
					<Button
						variant="outlined"
						onClick={() =>
							setToast({
								id: Date.now(),
								kind: 'good',
								text: 'XY300 is out of the box.',
								action: { text: 'Put it back', onAction: () => setToast(undefined) },
							})
						}
					>
						Say it went well
					</Button>
					<Button
						variant="outlined"
						onClick={() =>
							setToast({
								id: Date.now(),
								kind: 'error',
								text: 'Unexpected error: the server did not answer. What you typed is still here.',
							})
						}
					>
						Say it failed
					</Button>
				</div>
			</Specimen>
			<Dialog
				open={opened === 'dialog'}
				onClose={close}
				title="Decline this request"
				closeLabel="Close"
				foot={
					<>
						<Button variant="dark" onClick={close}>
							Decline
						</Button>
						<Button variant="quiet" onClick={close}>
							Keep it
						</Button>
					</>
				}
			>
				<Field name="reason" label="Reason" required hint="The visitor reads this.">
					<TextInput />
				</Field>
			</Dialog>
			<Drawer id="drawer" open={opened === 'drawer'} onClose={close} edge="right" labelledBy="drawer-title">
				<div className={styles.drawer}>
					<h2 id="drawer-title">A drawer</h2>
					<p>Slides in from its edge in 280 ms; Escape, the scrim and its own button close it.</p>
					<Button variant="dark" onClick={close}>
						Close
					</Button>
				</div>
			</Drawer>
			<LoadingOverlay busy={opened === 'overlay'} label="Loading" />
			<Toast message={toast} onClose={() => setToast(undefined)} closeLabel="Close message" />
		</SpecimenRow>
	);
}
