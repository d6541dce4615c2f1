// A plug-in of Stryker: names each survivor as soon as it is known, for a run of hours may be stopped before its end. JavaScript, for Stryker's own
// processes load it too.
import { relative } from 'node:path';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';

class TellSurvivors {
  onMutantTested({ status, fileName, location, replacement }) {
    if (status !== 'Survived' && status !== 'NoCoverage') return;
    const place = `${relative('', fileName)}:${location.start.line}:${location.start.column}`;
    console.log(`survived so far: ${place} → ${replacement.replaceAll(/\s+/g, ' ').slice(0, 90)}`);
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Reporter, 'survivors', TellSurvivors)];
