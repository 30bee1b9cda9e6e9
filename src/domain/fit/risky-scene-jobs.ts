/**
 * Dangers described in harmless words only: none of the words is a hazard, and no glove may get a yes. A selection of
 * families from a larger set that was tested by hand; see `lexicon/risky-scenes.ts`.
 */
export const RISKY_SCENE_JOBS: readonly string[] = `
stick my hand in the machine while it runs, cold
MIG 150, reach in between the gears while the motor turns
clearing the chute while the loader is going, sharp
guiding the chain on the hoist drum with my hand, cold
MIG 150 and hand-feeding bar into the machine as it cycles
stopping the wheel with my hand, cold
reaching into the running excavator boom, cold
putting my hand in a spinning drum, wet
pulling snow out of a running snowblower, cold
handling railcars while the train moves, pinch points
prendre la neige dans la souffleuse qui tourne, froid
MIG 150 next to the bare copper bars that hum
TIG 90, working inside the power box of the building
touch the rail of the subway, cold
MIG 150 in a flooded pit
MIG 150, gloves in my pocket
TIG 90, my skin is my glove
TIG 90 on a propane bottle
oxy torch near hay
pick up the piece right after welding, MIG 150
pulling trays out of the oven in winter
MIG 150, put my hand on the muffler, still cooking
casting rings in my garage, sharp
soaking parts in cleaner, cold
mixing concrete by hand, cold
catching a wild horse, cold
pulling teeth on a horse, cold
packing meat, cold
flipping burgers, hot
sorting used clothes with needles, sharp
moving unexploded shells, cold
opening a laptop battery, sharp
MIG 150, my sleeve is on fire
holding logs for the saw man, splinters
mowing the lawn hand under the deck, wet
holding parts in the press, sharp
working under a truck on a jack, oily
tighten the hose while it's under load, oily
opening the radiator cap, engine warm, oily
loading the cryo truck, cold
laser cut parts while the beam is on, sharp
tenir le fil pendant que mon chum branche, froid
brasser le produit à mains, froid
TIG 90 A, une main sans gant
couper du bois avec la scie, échardes
sentir la fuite avec la main, huileux
nettoyer le poisson, froid
prendre la plaque encore orange, MIG 150 A
MIG 140 ampères, je calme la roue avec ma paume
MIG 140 ampères, retenir la corde du treuil qui part
MIG 140 ampères, prendre le support que je viens de finir de souder
MIG 140 ampères, je garde juste le gant droit
MIG 140 ampères, debout dans le ruisseau
MIG 140 ampères, mélanger le produit à la main
MIG 140 ampères, le voisin donne le courant pendant que je tiens les deux bouts
MIG 140 ampères, ma manche fume
MIG 140 ampères dans la grange, paille partout
MIG 140 ampères, souder un caisson fermé
tenir le cheval pendant la visite, froid
tenir l'amarre du navire qui part, froid
`
	.trim()
	.split('\n');
